import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { MAX_VERSIONS, type FileVersion, type FileVersions, type History } from '../repository.ts';

/** Separates commits by NUL, which no file name can contain. */
const FORMAT = '--format=%x00%H%x00%aI%x00%an';

/** The history of a project on this computer from git; empty without git or a git repository. */
export class GitHistory implements History {
  readonly #root: string;

  constructor(root: URL) {
    this.#root = fileURLToPath(root);
  }

  /** Runs git; resolves to its output, empty if it fails. */
  async #git(...args: string[]): Promise<string> {
    // Prints file names without quoting, and takes no file name for a pattern.
    const all = ['-c', 'core.quotePath=false', '--literal-pathspecs', ...args];
    const options = { cwd: this.#root, maxBuffer: 100_000_000 };
    return promisify(execFile)('git', all, options).then(
      ({ stdout }) => stdout,
      () => '',
    );
  }

  /** Lists the changes of a file, or of the files in a folder, newest first. */
  async changed(path: string, ...options: string[]): Promise<FileVersion[]> {
    const log = ['log', FORMAT, '--name-only', '--relative', ...options, '--', path];
    const [, ...parts] = (await this.#git(...log)).split('\0');
    return parts.flatMap((id, index) => {
      if (index % 3 > 0) return [];
      const [date = '', rest = ''] = parts.slice(index + 1);
      const [author = '', ...paths] = rest.split('\n').filter(Boolean);
      return paths.map((changed) => ({ id, path: changed, date, author }));
    });
  }

  /** Lists the versions of a file, newest first. */
  async versions(path: string): Promise<FileVersions> {
    const changed = await this.changed(path, `--max-count=${MAX_VERSIONS + 1}`);
    const isCommitted = (await this.#git('status', '--porcelain', '--', path)) === '';
    // The newest version is the current one, unless the file has uncommitted changes.
    return isCommitted ? { newest: changed[0], earlier: changed.slice(1) } : { earlier: changed };
  }

  /** Reads the text of a file at a commit; empty if there is none. */
  async text(path: string, id: string): Promise<string> {
    return /^[0-9a-f]+$/.test(id) ? this.#git('show', `${id}:./${path}`) : '';
  }

  /** Whether the newest commit has this text of a file. */
  async hasInNewest(path: string, text: string): Promise<boolean> {
    return (await this.#git('show', `HEAD:./${path}`)) === text;
  }
}
