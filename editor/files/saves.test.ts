import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { changedLines } from '../../tests/editor/changed-lines.ts';
import { RandomPages } from '../../tests/editor/random-pages.ts';
import { STYLES, written, type Style } from '../../tests/editor/yaml-styles.ts';
import { ownFolder } from '../../src/core/own-pages/page-paths.ts';
import { kindAt } from './content-file.ts';

const PATH = `${ownFolder('en')}/page.yaml`;
/** So few still see each deliberate mistake that 170 see; with remarks there is most to lose. */
const savesIn = ({ comments }: Style) => Number(process.env['SAVES'] ?? (comments ? 60 : 17));

/** Saves a random change of a random page. */
function save(style: Style, pages: RandomPages): void {
  const page = pages.page();
  const text = written(page, style, pages);
  assert.deepEqual(parse(text), page);
  const data = pages.changed(page);
  const kind = kindAt(PATH);
  const { text: saved, lost } = kind.textWith(text, kind.tidied(data));
  assert.deepEqual(lost(), [], 'lost remarks');
  assert.deepEqual(parse(saved), data);
  const lines = saved.split(style.lineEnd ?? '\n');
  assert.ok(lines.at(-1) === '' && !lines.some((line) => line.includes('\n')), 'line ends');
  assert.deepEqual(changedLines(text, saved, data), []);
}

for (const [index, [name, style]] of Object.entries(STYLES).entries())
  test(`saves a page in ${name} with the data of the form, and changes no other line`, () => {
    const pages = new RandomPages(index);
    for (let left = savesIn(style); left > 0; left -= 1) save(style, pages);
  });
