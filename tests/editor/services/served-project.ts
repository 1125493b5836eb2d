import { createHash } from 'node:crypto';

/** A change of a file; without content it is deleted. */
interface ServedChange {
  path: string;
  content: Buffer | undefined;
}

interface ServedCommit {
  id: string;
  by: string;
  date: string;
  changes: readonly string[];
  files: ReadonlyMap<string, Buffer>;
}

const ids = new WeakMap<Uint8Array, string>();

/** The id that git gives a content. */
export function gitId(content: Uint8Array): string {
  const known = ids.get(content);
  if (known) return known;
  const hash = createHash('sha1').update(`blob ${content.length}\0`);
  const id = hash.update(content).digest('hex');
  ids.set(content, id);
  return id;
}

const START = Date.parse('2026-01-02T00:00:00Z');

/** A project as a service on the web stores it: every commit with all of its files. */
export class ServedProject {
  readonly token = 'a-token';
  /** Whether the token may write too. */
  mayWrite = true;
  /** Whether the branch of the setting is there. */
  hasBranch = true;
  /** Whether the list of the files is cut off. */
  isTruncated = false;
  /** Called before each commit: somebody else may save first. */
  beforeCommit: (() => void) | undefined;
  readonly #commits: ServedCommit[] = [];

  constructor(files: Readonly<Record<string, string | Uint8Array>>) {
    const changes = Object.entries(files).map(([path, content]) => {
      return { path, content: Buffer.from(content) };
    });
    this.commit(changes, 'First');
  }

  /** Newest first. */
  get commits(): readonly ServedCommit[] {
    return this.#commits.toReversed();
  }

  get head(): string {
    return this.#commits.at(-1)?.id ?? '';
  }

  get files(): ReadonlyMap<string, Buffer> {
    return this.#commits.at(-1)?.files ?? new Map();
  }

  /** The files as they were at a commit; empty where there is none with that id. */
  at(id: string): ReadonlyMap<string, Buffer> {
    return this.#commits.find((commit) => commit.id === id)?.files ?? new Map();
  }

  blob(id: string): Buffer | undefined {
    const all = this.#commits.flatMap(({ files }) => [...files.values()]);
    return all.find((content) => gitId(content) === id);
  }

  /** Commits that changed a file, or anything in a folder, newest first. */
  log(path: string): readonly ServedCommit[] {
    const isWithin = (changed: string) => `${changed}/`.startsWith(`${path}/`);
    return this.commits.filter(({ changes }) => changes.some(isWithin));
  }

  commit(changes: readonly ServedChange[], by = 'Editor'): string {
    const files = new Map(this.files);
    for (const { path, content } of changes)
      if (content) files.set(path, content);
      else files.delete(path);
    const id = createHash('sha1').update(`${this.head} ${this.#commits.length}`).digest('hex');
    const date = new Date(START + this.#commits.length * 60_000).toISOString();
    this.#commits.push({ id, by, date, changes: changes.map(({ path }) => path), files });
    return id;
  }

  /** What somebody else saves meanwhile. */
  pushed(path: string, text: string | undefined): void {
    this.commit([{ path, content: text === undefined ? undefined : Buffer.from(text) }], 'Other');
  }
}

export const answer = (data: unknown, status = 200) => Response.json(data, { status });
export const NOT_FOUND = () => answer({ message: 'Not Found' }, 404);
export const bytes = (content: Buffer | undefined) =>
  content ? new Response(new Uint8Array(content)) : NOT_FOUND();

/** Whether a request has the token. */
export const isSignedIn = ({ headers }: Request, { token }: ServedProject) =>
  headers.get('Authorization') === `Bearer ${token}`;
