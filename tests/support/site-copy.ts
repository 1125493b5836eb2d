import {
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
import { copyProject } from '../../tools/copies/copy-project.ts';
import { ASTRO } from '../../tools/programs.ts';
import { FieldChanges } from './fields.ts';
import { folderWith } from './folder-with.ts';
import { startProgram } from './program.ts';
import { ROOT } from './root.ts';

/**
 * The changes in the copy, by path: a new text or picture, a function that changes the existing
 * text, fields of a content file, or null to delete it.
 */
export type Changes = Record<
  string,
  string | Buffer | ((text: string) => string | Buffer) | FieldChanges | null
>;

interface SiteCopy {
  /** The copy's dist/, for `serve` and for the `dist` of a browser test (`.href`). */
  dist: URL;
  /** The copy's folder. */
  folder: string;
  /** The output of the build. */
  output: string;
  /** Whether the build succeeded. */
  ok: boolean;
}

/** Shares packages and outputs of earlier builds with the project. */
function linkPackages(folder: string): void {
  const from = realpathSync(join(ROOT, 'node_modules'));
  const to = join(folder, 'node_modules');
  mkdirSync(join(to, '.astro'), { recursive: true });
  // Windows allows every user to create junctions, unlike other links.
  const link = (name: string) => symlinkSync(join(from, name), join(to, name), 'junction');
  for (const name of readdirSync(from).filter((file) => file !== '.astro' && file !== '.vite')) {
    if (statSync(join(from, name)).isDirectory()) link(name);
  }
  const outputs = join('.astro', 'outputs');
  mkdirSync(join(from, outputs), { recursive: true });
  link(outputs);
}

function apply(changes: Changes, folder: string): void {
  for (const [path, change] of Object.entries(changes)) {
    const file = join(folder, path);
    if (change === null) rmSync(file);
    else if (change instanceof FieldChanges) {
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

/**
 * Copies the project with changes; the copy is deleted when the process ends.
 * @param write writes the project as it is before the changes
 * @returns the copy's folder
 * @throws if a function in `changes` changes nothing
 */
export function copySite(changes: Changes, write = copyProject): string {
  const folder = fileURLToPath(folderWith());
  write(folder);
  linkPackages(folder);
  apply(changes, folder);
  return folder;
}

/** Builds a copy of the site. @param env environment variables of the build */
export async function buildCopy(
  folder: string,
  env: Record<string, string> = {},
): Promise<SiteCopy> {
  const { written, ended } = startProgram([ASTRO, 'build'], {
    cwd: folder,
    env: { AVIF_EFFORT: '0', ...env },
  });
  const code = await ended;
  return {
    dist: pathToFileURL(join(folder, 'dist/')),
    folder,
    output: written.all,
    ok: code === 0,
  };
}
