import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Fields } from './fields.ts';
import { folderWith } from './folder-with.ts';
import { ROOT } from './root.ts';

/**
 * What is different in the copy, by path from the project's root: a new text or picture, a function
 * that changes the text that is there, fields of a content file, or null for a file that is gone.
 */
export type Changes = Record<
  string,
  string | Buffer | ((text: string) => string | Buffer) | Fields | null
>;

interface SiteCopy {
  /** The copy's dist/, for `serve` and for the `dist` of a browser test (`.href`). */
  dist: URL;
  /** The copy's folder. */
  folder: string;
  /** All the build said. */
  output: string;
  /** Whether the build went well. */
  ok: boolean;
}

const PARTS = ['content', 'hosting', 'after-build', 'editor', 'public', 'scripts', 'src'];
const FILES = ['astro.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];
/** What a clone does not have, and what a copy of all of it has a way of its own for. */
const NOT_IN_A_CLONE = /^(node_modules|dist|test-results|bench-results|\.astro|\.cache|\.git)$/;

/**
 * Packages, cut pictures and shortened scripts are shared with the project; what Astro remembers
 * about the content is not.
 */
function linkPackages(folder: string): void {
  const from = realpathSync(join(ROOT, 'node_modules'));
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '.astro'), { recursive: true });
  // Windows lets everybody make junctions, which are links to folders, and no others.
  const link = (name: string) => symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(from).filter((one) => one !== '.astro' && one !== '.vite')) {
    if (statSync(join(from, name)).isDirectory()) link(name);
  }
  for (const made of ['assets', 'outputs'].map((name) => join('.astro', name))) {
    mkdirSync(join(from, made), { recursive: true });
    link(made);
  }
}

function apply(changes: Changes, folder: string): void {
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    if (change === null) rmSync(file);
    else if (change instanceof Fields) {
      writeFileSync(file, change.setIn(readFileSync(file, 'utf8')));
    } else if (typeof change === 'function') {
      const before = readFileSync(file, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change of ${path} changes nothing.`);
      writeFileSync(file, after);
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, change);
    }
  }
}

interface CopyOptions {
  /** Copies tests, docs and tools, too, so that the tests can run in the copy. */
  whole?: boolean;
  /** What the build is told beside the content. */
  env?: Record<string, string>;
}

/**
 * Copies the site with other content or settings and gives the copy's folder; it is removed when
 * the process ends.
 * @throws where a function in `changes` changes nothing, so that a test cannot pass on the
 * unchanged site
 */
export function copySite(changes: Changes, { whole = false }: CopyOptions = {}): string {
  const folder = fileURLToPath(folderWith());
  const all = () => readdirSync(ROOT).filter((name) => !NOT_IN_A_CLONE.test(name));
  for (const part of whole ? all() : [...PARTS, ...FILES]) {
    if (existsSync(join(ROOT, part)))
      cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  linkPackages(folder);
  apply(changes, folder);
  return folder;
}

/**
 * Builds a copy of the site with other content or settings, about four seconds; it is removed when
 * the process ends.
 * @throws where a function in `changes` changes nothing, so that a test cannot pass on the
 * unchanged site
 */
export async function buildCopy(changes: Changes, options: CopyOptions = {}): Promise<SiteCopy> {
  const folder = copySite(changes, options);
  let output = '';
  const code = await new Promise<number | null>((resolve) => {
    const build = spawn(process.execPath, ['scripts/build.ts'], {
      cwd: folder,
      env: { ...process.env, ...options.env },
    });
    build.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    build.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    build.on('close', resolve);
  });
  return { dist: pathToFileURL(join(folder, 'dist/')), folder, output, ok: code === 0 };
}
