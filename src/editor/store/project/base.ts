import { memoizeByObject } from '#content/reading';
import { blobId } from '../../repositories/bytes.ts';
import { readTexts } from '../../repositories/read-texts.ts';
import { isTextFile, type ProjectState, type Repository } from '../../repositories/repository.ts';
import type { FileContent } from '../drafts/draft-store.ts';
import type { PublishedFile } from '../drafts/drafts.ts';
import { OpenProject } from '../files/open-project.ts';

/** A commit of the project: what is published, and what changes are made on. */
export interface Base {
  state: ProjectState;
  texts: OpenProject;
}

/** JSON Schemas for code editors, which are no content. */
const JSON_SCHEMAS = 'content/schemas/';

/**
 * Reads a commit: the texts whose versions have changed.
 * @param known a commit that was read before
 * @throws RepositoryError
 */
export async function readBase(repository: Repository, state: ProjectState, known: Base) {
  const paths = [...state.files.keys()].filter(
    (path) => isTextFile(path) && !path.startsWith(JSON_SCHEMAS),
  );
  const isRead = (path: string) =>
    known.texts.has(path) && known.state.files.get(path) === state.files.get(path);
  const unread = paths.filter((path) => !isRead(path));
  const read = await readTexts(repository, unread, state);
  // Only now, because phone numbers may have been loaded meanwhile.
  const { texts } = known;
  const entries = paths.map((path) => [path, read.get(path) ?? texts.text(path)] as const);
  return { state, texts: texts.withAll(entries) };
}

/** A file as it is in a commit. */
export const publishedFile = ({ state, texts }: Base, path: string): PublishedFile => ({
  version: state.files.get(path),
  text: texts.get(path),
});

/** The bytes of a file. */
export const bytesOf = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

const fileId = memoizeByObject(async (bytes: Uint8Array) => blobId(bytes));

/** Computes the version of each file from its content: its blob id; undefined for a deleted file. */
export async function blobIdsOf(files: ReadonlyMap<string, FileContent>) {
  const versions = new Map<string, string | undefined>();
  for (const [path, content] of files)
    versions.set(path, content === undefined ? undefined : await fileId(bytesOf(content)));
  return versions;
}

/** The base after a commit of these files. */
export function baseAfter(
  { state, texts }: Base,
  head: string,
  changes: ReadonlyMap<string, FileContent>,
  versions: ReadonlyMap<string, string | undefined>,
): Base {
  const files = new Map(state.files);
  let after = texts;
  for (const [path, content] of changes) {
    const version = versions.get(path);
    if (version === undefined) files.delete(path);
    else files.set(path, version);
    if (isTextFile(path) && typeof content !== 'object') after = after.with(path, content);
  }
  return { state: { head, files }, texts: after };
}
