import { globSync, readFileSync } from 'node:fs';
import { recordPath } from '../../src/core/languages/record.ts';
import { sentenceOf, type Mistake } from '../../editor/files/mistakes.ts';
import { EditorProject } from '../../editor/files/editor-project.ts';
import type { ShownSite } from '../../editor/files/all-problems.ts';
import { ROOT } from '../support/root.ts';

/** The text of a file, by its path from the project's root. */
export const textOf = (path: string) => readFileSync(`${ROOT}/${path}`, 'utf8');

/** The paths of the facts, and of the words in some languages. */
export const contentIn = (codes: readonly string[]) =>
  globSync(['content/*.yaml', ...codes.map((code) => `content/${code}/**/*.{yaml,md}`)], {
    cwd: ROOT,
  }).map((path) => path.replaceAll('\\', '/'));

/** The project as the editor has read it. @param changes other texts, by their paths */
export function projectIn(
  codes: readonly string[],
  changes: Record<string, string> = {},
  site?: ShownSite,
): EditorProject {
  const project = new EditorProject(site);
  for (const path of new Set([...contentIn(codes), ...Object.keys(changes)]))
    project.read(path, changes[path] ?? textOf(path));
  for (const path of codes.filter((code) => code !== 'en').map(recordPath))
    project.readRecord(path, textOf(path));
  return project;
}

/** Mistakes as sentences, a line each. */
export const sentencesIn = (mistakes: readonly Mistake[]) =>
  mistakes.map((mistake) => sentenceOf(mistake, mistake.path)).join('\n');
