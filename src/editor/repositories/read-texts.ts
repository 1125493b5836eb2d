import { blobId } from './bytes.ts';
import type { ProjectState, Repository } from './repository.ts';

/**
 * Reads texts, several at once if the repository can. Compares each with its blob id, because
 * GitHub drops a byte order mark and the end of a long text; reads those that differ one by one.
 * @returns the texts by their paths
 * @throws RepositoryError as soon as one cannot be read
 */
export async function readTexts(
  repository: Repository,
  paths: readonly string[],
  state: ProjectState,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const many = (await repository.readMany?.(paths, state)) ?? new Map<string, string>();
  for (const [path, text] of many)
    if ((await blobId(new TextEncoder().encode(text))) === state.files.get(path))
      texts.set(path, text);
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const left = paths
    .filter((path) => !texts.has(path))
    .map(async (path) => {
      texts.set(path, decoder.decode(await repository.read(path, state.files.get(path) ?? '')));
    });
  await Promise.all(left);
  return texts;
}
