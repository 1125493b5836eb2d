/** The editor reads drawings as the build does, without the program that cleans them there. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { DrawingSource } from '../../src/site/components/Drawing.tsx';
import { problemsOf } from '../../src/core/reading/content-error.ts';
import { parseDrawing } from '../../src/site/pictures/drawings.ts';
import { ILLUSTRATOR, INKSCAPE, REFUSED, UNREADABLE } from '../fixtures/drawings.ts';
import { ROOT } from '../support/root.ts';
import { expect, test } from '../support/test.ts';

const SIZELESS = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** Loads what reads drawings into an empty page. */
async function openReader(page: Page): Promise<void> {
  const made = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: 'editor/pictures/read-drawing.ts', name: 'reader', formats: ['iife'] },
    },
  });
  const [chunk] = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  await page.addScriptTag({ content: chunk && 'code' in chunk ? chunk.code : '' });
}

/** The module in the page. */
declare const reader: typeof import('../../editor/pictures/read-drawing.ts');

interface Problem {
  message: string;
  line?: number | undefined;
}

/** What the editor reads, or why it refuses. */
const readIn = (page: Page, svg: string, file: string) =>
  page.evaluate(
    ([text, name]): { read?: DrawingSource; problems: readonly Problem[] } => {
      try {
        return { read: reader.readDrawing(text, name), problems: [] };
      } catch (error) {
        const isRefused = error instanceof Error && 'problems' in error;
        return { problems: isRefused ? (error.problems as readonly Problem[]) : [] };
      }
    },
    [svg, file] as const,
  );

/** The tree of a drawing with its ids by their order: two ways to write it are no difference. */
const treeOf = (page: Page, { body, ...root }: DrawingSource) =>
  page.evaluate(
    ([markup, rest]) => {
      const text = `<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`;
      const { documentElement } = new DOMParser().parseFromString(text, 'application/xml');
      const all = [...documentElement.querySelectorAll('*')];
      const ids = all.flatMap(({ id }) => id || []);
      const named = (value: string) =>
        ids
          .toSorted((one, other) => other.length - one.length)
          .reduce((words, id) => words.replaceAll(id, `id-${ids.indexOf(id)}`), value);
      const elements = all.map(({ nodeName, attributes, children, textContent }) => ({
        nodeName,
        attributes: [...attributes].map(({ name, value }) => `${name}=${named(value)}`).sort(),
        words: children.length === 0 ? textContent : '',
      }));
      return { rest, elements };
    },
    [body, root] as const,
  );

test('reads drawings of the site, the example and two programs as the build does, and refuses what it refuses', async ({
  page,
}) => {
  await openReader(page);
  const files = globSync('{,example/}content/images/*.svg', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(20);
  const drawings = files.map((file) => [basename(file), readFileSync(join(ROOT, file), 'utf8')]);
  const exported = [
    ['illustrator.svg', ILLUSTRATOR],
    ['inkscape.svg', INKSCAPE],
  ];
  for (const [name = '', svg = ''] of [...drawings, ...exported]) {
    const file = `content/images/${name}`;
    const built = parseDrawing(svg, file);
    const { read, problems } = await readIn(page, svg, file);
    expect(problems, name).toEqual([]);
    if (!read) continue;
    expect(await treeOf(page, read), name).toEqual(await treeOf(page, built));
    for (const [, id] of read.body.matchAll(/ id="([^"]*)"/g))
      expect(id).toMatch(`${name.replace('.svg', '')}-`);
  }
  for (const svg of [...REFUSED.map(([refused]) => refused), ...UNREADABLE, SIZELESS]) {
    const expected = await problemsOf(() => parseDrawing(svg, 'content/images/a.svg'));
    const { problems } = await readIn(page, svg, 'content/images/a.svg');
    expect(problems.map(({ message }) => message)).toEqual(expected.map(({ message }) => message));
    if (expected[0]?.message.includes('contains')) expect(problems[0]?.line).toBe(expected[0].line);
  }
});
