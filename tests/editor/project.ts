import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { isGroup } from '#content/data';
import { recordPath } from '#content/translations/translations.ts';
import type { Group } from '#editor/store/data/values.ts';
import { mistakeSentence, type Mistake } from '#editor/store/files/mistakes.ts';
import { OpenProject } from '#editor/store/files/open-project.ts';
import { storedText } from '#editor/store/files/stored-text.ts';
import { knownText, knownTexts } from '../fixtures/known-content.ts';
import { ROOT } from '../support/root.ts';

/** The text of a file, by its path from the project's root. */
export const textOf = (path: string) => knownText(path) ?? readFileSync(`${ROOT}/${path}`, 'utf8');

/** The data of a YAML file that is a group of fields. */
export function dataIn(text: string): Group {
  const data: unknown = parse(text);
  assert.ok(isGroup(data));
  return data;
}

const QUESTIONS = z.object({
  questions: z.array(z.looseObject({ id: z.string(), question: z.string() })),
});
/** The questions of such a file. */
export const questionsIn = (text: string) => QUESTIONS.parse(parse(text)).questions;

/** The paths of the facts, and of the words in some languages. */
export const contentIn = (codes: readonly string[]) =>
  [...knownTexts(codes).keys()].filter((path) => path.endsWith('.yaml'));

/** The project as the editor has read it. @param changes other texts, by their paths */
export function textsIn(
  codes: readonly string[],
  changes: Record<string, string> = {},
): OpenProject {
  const records = codes.filter((code) => code !== 'en').map(recordPath);
  const paths = new Set([...contentIn(codes), ...records, ...Object.keys(changes)]);
  const entries = [...paths].map((path) => [path, changes[path] ?? textOf(path)] as const);
  return new OpenProject(entries);
}

/** The data that the form of a file holds. */
export const formOf = (texts: OpenProject, path: string): Group => texts.formValues(path) ?? {};

/**
 * The project once somebody has typed into all fields of a file.
 * @param values what its form holds
 */
export function typedInto(texts: OpenProject, path: string, values: unknown): OpenProject {
  const isUnfinished = texts.isUnfinished(path);
  return texts.with(path, storedText(path, texts.text(path), values, { isUnfinished }));
}

/** Mistakes as sentences, a line each. */
export const sentencesIn = (mistakes: readonly Mistake[]) =>
  mistakes.map((mistake) => mistakeSentence(mistake, mistake.label)).join('\n');
