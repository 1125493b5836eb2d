import { blobId } from '#editor/repositories/bytes.ts';
import type { Commit, ProjectState, Repository } from '#editor/repositories/repository.ts';

const nowhere = () => Promise.reject(new Error('Nothing was published earlier.'));

/** A repository whose commits are saved when a test says so. */
export class SlowRepository implements Repository {
  readonly #files: Map<string, Uint8Array<ArrayBuffer>>;
  #finish: (() => void) | undefined;
  readonly history = { versions: nowhere, text: nowhere, changed: nowhere };

  constructor(texts: Record<string, string>) {
    const encoder = new TextEncoder();
    this.#files = new Map(
      Object.entries(texts).map(([path, text]) => [path, encoder.encode(text)]),
    );
  }

  /** Whether a commit waits to be saved. */
  get isWriting(): boolean {
    return this.#finish !== undefined;
  }

  /** Saves the commit that waits, if any. */
  save(): void {
    this.#finish?.();
    this.#finish = undefined;
  }

  text(path: string): string | undefined {
    const bytes = this.#files.get(path);
    return bytes && new TextDecoder().decode(bytes);
  }

  async list(): Promise<ProjectState> {
    const versions = [...this.#files].map(
      async ([path, bytes]) => [path, await blobId(bytes)] as const,
    );
    return { head: 'head', files: new Map(await Promise.all(versions)) };
  }

  read = (path: string) => Promise.resolve(this.#files.get(path) ?? new Uint8Array());

  async write({ changes }: Commit): Promise<string> {
    await new Promise<void>((resolve) => (this.#finish = resolve));
    for (const { path, content } of changes)
      if (content) this.#files.set(path, content);
      else this.#files.delete(path);
    return 'head';
  }
}
