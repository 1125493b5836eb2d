import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { access, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { blobId } from '../bytes.ts';
import type { Change, ProjectState } from '../repository.ts';
import { ProjectHistory } from './project-history.ts';

/** Thrown to refuse a request. */
export class RefusedRequest extends Error {
  readonly status: number;

  /** @param status the HTTP status (RFC 9110, 15.5) */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Allowed paths: portable names in content/, without hidden files and parent folders. */
export const PROJECT_PATH = /^content(\/[^/\\:\p{Cc}.][^/\\:\p{Cc}]*)+$/u;

const isGone = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The folder content/ of a project on this computer. Changes several files all or none. */
export class ProjectFolder {
  readonly history: ProjectHistory;
  readonly #root: string;
  readonly #cache: string;
  /**
   * Settles after the last write. Writes run one after the other, so that none overwrites another.
   */
  #lastWrite: Promise<unknown> = Promise.resolve();

  constructor(root: URL) {
    this.history = new ProjectHistory(root);
    this.#root = fileURLToPath(root);
    this.#cache = join(this.#root, '.cache');
  }

  /** The full path of a file. @throws RefusedRequest outside of content/, also through a link */
  async fullPath(path: string): Promise<string> {
    const fullPath = join(this.#root, path);
    if (!PROJECT_PATH.test(path)) throw new RefusedRequest(403, `${path} is not in content/.`);
    const content = await realpath(join(this.#root, 'content'));
    let parent = fullPath;
    for (;;) {
      const real = await realpath(parent).catch((error: unknown) => {
        if (isGone(error)) return undefined;
        throw error;
      });
      if (real === undefined) parent = dirname(parent);
      else if (`${real}${sep}`.startsWith(`${content}${sep}`)) return fullPath;
      else throw new RefusedRequest(403, `${path} is not in content/.`);
    }
  }

  /** Reads a file. @throws RefusedRequest 404 if there is none */
  async read(path: string): Promise<Buffer<ArrayBuffer>> {
    const fullPath = await this.fullPath(path);
    return readFile(fullPath).catch((error: unknown) => {
      throw isGone(error) ? new RefusedRequest(404, `There is no ${path}.`) : error;
    });
  }

  /**
   * Lists all files.
   * @throws RefusedRequest 404 without content/, which was probably moved, not deleted
   */
  async state(): Promise<ProjectState> {
    await access(join(this.#root, 'content')).catch(() => {
      throw new RefusedRequest(404, 'There is no content/ in the folder of the project.');
    });
    const paths = globSync('content/**/*.*', { cwd: this.#root })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => PROJECT_PATH.test(path))
      .sort();
    const files = new Map<string, string>();
    // One after the other: all pictures at once would not fit into memory.
    for (const path of paths) {
      // Skips links out of content/, and folders with a dot in their names.
      const content = await this.read(path).catch(() => undefined);
      if (content) files.set(path, await blobId(content));
    }
    const head = await blobId(new TextEncoder().encode(JSON.stringify([...files])));
    return { head, files };
  }

  /** Writes a file completely or not at all. */
  async #put(fullPath: string, content: string | Uint8Array): Promise<void> {
    const temporary = join(this.#cache, `writing-${randomUUID()}`);
    try {
      await writeFile(temporary, content, { flush: true });
      await mkdir(dirname(fullPath), { recursive: true });
      await rename(temporary, fullPath);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  /**
   * Makes all changes or none.
   * @param head the state that they were made on
   * @throws RefusedRequest 409 if any file has changed since, 403 for a path outside of content/, 422 if
   *   the system cannot write, such as on a full disk
   */
  write(changes: readonly Change[], head: string): Promise<void> {
    const saved = this.#lastWrite.then(() => this.#write(changes, head));
    this.#lastWrite = saved.catch(() => undefined);
    return saved;
  }

  async #write(changes: readonly Change[], head: string): Promise<void> {
    await mkdir(this.#cache, { recursive: true });
    const files = [];
    for (const { path, content } of changes) {
      const fullPath = await this.fullPath(path);
      const before = await this.read(path).catch((error: unknown) => {
        if (error instanceof RefusedRequest && error.status === 404) return undefined;
        throw error;
      });
      files.push({ path, fullPath, before, content });
    }
    if ((await this.state()).head !== head)
      throw new RefusedRequest(409, 'The files have changed since they were read.');
    const set = (fullPath: string, content: Uint8Array | undefined) =>
      content ? this.#put(fullPath, content) : rm(fullPath, { force: true });
    const done: (typeof files)[number][] = [];
    try {
      for (const { path, fullPath, before } of files)
        if (before) await this.history.keep(path, fullPath, before.toString());
      for (const file of files) {
        await set(file.fullPath, file.content);
        done.push(file);
      }
    } catch (error) {
      for (const { fullPath, before } of done) await set(fullPath, before);
      throw new RefusedRequest(422, error instanceof Error ? error.message : String(error));
    }
  }
}
