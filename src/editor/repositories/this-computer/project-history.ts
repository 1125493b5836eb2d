import { globSync } from 'node:fs';
import { cp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MAX_VERSIONS, type FileVersion, type FileVersions, type History } from '../repository.ts';
import { GitHistory } from './git-history.ts';

/** The id of a kept text: when it was replaced, in ms since 1970. No id of git looks like it. */
const KEPT_ID = /^kept-(\d+)$/;

const newestFirst = (versions: FileVersion[]) =>
  versions.sort((first, second) => Date.parse(second.date) - Date.parse(first.date));

/**
 * The history of a project on this computer: its commits, and the texts that the editor has
 * replaced or deleted since. The editor never commits; it keeps those texts in .cache/history, in a
 * folder for each file.
 */
export class ProjectHistory implements History {
  readonly #git: GitHistory;
  readonly #kept: string;

  constructor(root: URL) {
    this.#git = new GitHistory(root);
    this.#kept = fileURLToPath(new URL('.cache/history/', root));
  }

  /** Keeps a text that is about to be replaced, unless the newest commit has it. */
  async keep(path: string, fullPath: string, text: string): Promise<void> {
    if (!path.endsWith('.yaml') || (await this.#git.hasInNewest(path, text))) return;
    const name = `kept-${Date.now()}`;
    await cp(fullPath, join(this.#kept, path, name), { preserveTimestamps: true });
    for (const old of (await this.#namesOf(path)).slice(MAX_VERSIONS))
      await rm(join(this.#kept, path, old));
  }

  /** The names of the kept texts of a file, the newest first. */
  async #namesOf(path: string): Promise<string[]> {
    const names = await readdir(join(this.#kept, path)).catch(() => []);
    return names.filter((name) => KEPT_ID.test(name)).sort((a, b) => (a < b ? 1 : -1));
  }

  async versions(path: string): Promise<FileVersions> {
    const kept = (await this.#namesOf(path)).map(async (id) => {
      const { mtime } = await stat(join(this.#kept, path, id));
      return { id, path, date: mtime.toISOString(), author: '' };
    });
    const { newest, earlier } = await this.#git.versions(path);
    return { newest, earlier: newestFirst([...(await Promise.all(kept)), ...earlier]) };
  }

  async changed(folder: string): Promise<FileVersion[]> {
    const kept = globSync('**/kept-*', { cwd: join(this.#kept, folder) }).map((file) => {
      const [id = '', ...folders] = file.split(/[\\/]/).reverse();
      const date = new Date(Number(KEPT_ID.exec(id)?.[1] ?? 0)).toISOString();
      return { id, path: [folder, ...folders.reverse()].join('/'), date, author: '' };
    });
    return newestFirst([...kept, ...(await this.#git.changed(folder))]);
  }

  async text(path: string, id: string): Promise<string> {
    if (!KEPT_ID.test(id)) return this.#git.text(path, id);
    return readFile(join(this.#kept, path, id), 'utf8').catch(() => '');
  }
}
