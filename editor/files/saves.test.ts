import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { jsonSchema } from '../../src/content/schemas/json-schema.ts';
import { ownPage } from '../../src/content/schemas/own-page.ts';
import { changedLines } from '../../tests/editor/changed-lines.ts';
import { RandomPages } from '../../tests/editor/random-pages.ts';
import { STYLES, written, type Style } from '../../tests/editor/yaml-styles.ts';
import { formValues } from '../form/values.ts';
import { ownFolder } from './place.ts';
import { Project, type Values } from './project.ts';
import { isSame } from './same-data.ts';

const PATH = `${ownFolder('en')}/page.yaml`;
/** So few still see each deliberate mistake that 170 see; with remarks there is most to lose. */
const savesIn = ({ comments }: Style) => Number(process.env['SAVES'] ?? (comments ? 60 : 17));

/** Saves random changes of random pages, and counts what became of them. */
function saves(style: Style, pages: RandomPages) {
  const counts = {
    right: 0,
    otherData: 0,
    refused: 0,
    mixedLineEnds: 0,
    otherLines: 0,
    lostComments: 0,
  };
  for (let save = 0; save < savesIn(style); save += 1) {
    const page = pages.page();
    const text = written(page, style, pages);
    assert.ok(isSame(parse(text), page), text);
    const data = pages.changed(page);
    const project = new Project('en');
    const form = {
      ...project.read(PATH, text),
      ...NO_PAGE,
      ...(formValues(data, SHAPE) as Values),
    };
    let saved: string;
    try {
      const merged = project.merged(PATH, form, text);
      saved = project.write(PATH, merged);
      counts.lostComments += project.saved(PATH, merged).length;
    } catch {
      counts.refused += 1;
      continue;
    }
    const isRight = isSame(parse(saved), data);
    const lineEnd = style.lineEnd ?? '\n';
    const isMixed = saved.replaceAll(lineEnd, '').includes('\n') || !saved.endsWith(lineEnd);
    counts.otherData += Number(!isRight);
    counts.mixedLineEnds += Number(isMixed);
    counts.otherLines += changedLines(text, saved, data).length;
    counts.right += Number(isRight && !isMixed);
  }
  return counts;
}

const SHAPE = jsonSchema(ownPage);
const NO_PAGE = Object.fromEntries(
  Object.keys(SHAPE.properties ?? {}).map((name) => [name, undefined]),
);

for (const [index, [name, style]] of Object.entries(STYLES).entries()) {
  test(`saves a page in ${name} with the data of the form, and changes no other line`, (t) => {
    const counts = saves(style, new RandomPages(index));
    t.diagnostic(JSON.stringify(counts));
    assert.deepEqual(counts, {
      right: savesIn(style),
      ...{ otherData: 0, refused: 0, mixedLineEnds: 0, otherLines: 0, lostComments: 0 },
    });
  });
}
