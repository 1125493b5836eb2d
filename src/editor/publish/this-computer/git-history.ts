import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MOST_VERSIONS, type FileVersion, type History } from '../repositories/repository.ts';

/** Begins each commit in the answers of git, where no file can be called so. */
const FORMAT = '--format=%x00%H%x00%aI%x00%an';

/**
 * What git knows of files of a project on this computer; without git, or outside of it, nothing.
 */
export class GitHistory implements History {
  readonly #root: string;

  constructor(root: URL) {
    this.#root = fileURLToPath(root);
  }

  /** What git answers; empty where it refuses. */
  async #ask(...question: string[]): Promise<string> {
    // Names as they are, and no name taken for a pattern.
    const all = ['-c', 'core.quotePath=false', '--literal-pathspecs', ...question];
    const options = { cwd: this.#root, maxBuffer: 100_000_000 };
    return promisify(execFile)('git', all, options).then(
      ({ stdout }) => stdout,
      () => '',
    );
  }

  /** The files of a folder that commits have changed, newest first; or one file. */
  async changed(path: string, ...options: string[]): Promise<FileVersion[]> {
    const log = ['log', FORMAT, '--name-only', '--relative', ...options, '--', path];
    const [, ...parts] = (await this.#ask(...log)).split('\0');
    return parts.flatMap((id, index) => {
      if (index % 3 > 0) return [];
      const [date = '', rest = ''] = parts.slice(index + 1);
      const [author = '', ...paths] = rest.split('\n').filter(Boolean);
      return paths.map((changed) => ({ id, path: changed, date, author }));
    });
  }

  /** The commits with earlier versions of a file, newest first. */
  async versions(path: string): Promise<FileVersion[]> {
    const changed = await this.changed(path, `--max-count=${MOST_VERSIONS + 1}`);
    const isCommitted = (await this.#ask('status', '--porcelain', '--', path)) === '';
    // The newest is what the file says now, unless it was saved since.
    return changed.slice(isCommitted ? 1 : 0);
  }

  /** The text of a file at a commit; empty where there is none. */
  async text(path: string, id: string): Promise<string> {
    return /^[0-9a-f]+$/.test(id) ? this.#ask('show', `${id}:./${path}`) : '';
  }
}
