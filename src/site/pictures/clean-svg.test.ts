import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  drawn,
  ILLUSTRATOR,
  INKSCAPE,
  REFUSED,
  UNREADABLE,
} from '../../../tests/fixtures/drawings.ts';
import { ContentError } from '../../core/reading/content-error.ts';
import { cleanSvg } from './clean-svg.ts';

const FILE = 'content/images/a.svg';

for (const [svg, shows] of REFUSED) {
  test(`refuses a drawing with ${shows}, and quotes it`, () => {
    const said = (error: Error) =>
      error instanceof ContentError && error.message.includes(`The drawing contains ${shows}`);
    assert.throws(() => cleanSvg(svg, FILE), said);
  });
}

for (const svg of UNREADABLE) {
  test(`refuses an unreadable drawing: ${svg.slice(0, 20)}`, () => {
    assert.throws(() => cleanSvg(svg, FILE), {
      name: 'ContentError',
      message: /content\/images\/a\.svg.*not a drawing that can be read.+\./,
    });
  });
}

test('reports the line', () => {
  assert.throws(() => cleanSvg(drawn('<g/>\n<path onclick="x"/>'), FILE), {
    message: /content\/images\/a\.svg, line 3: The drawing contains onclick="x"/,
  });
});

test('removes metadata of Illustrator', () => {
  const cleaned = cleanSvg(ILLUSTRATOR, FILE);
  assert.match(cleaned, /<path d="M1 1" opacity="0\.5" stroke="url\(#\w+\)"\/>/i);
  assert.doesNotMatch(cleaned, /adobe|<style|class=|data-|foreignObject|ENTITY|<!--|extraneous/i);
});

test('removes metadata of Inkscape', () => {
  const cleaned = cleanSvg(INKSCAPE, FILE);
  assert.match(
    cleaned,
    /<linearGradient id="(\w+)" href="#\w+"\/>.*<path d="M2 2" fill="url\(#\1\)"\/>/,
  );
  assert.match(cleaned, /stop-color="#000"/);
  assert.doesNotMatch(cleaned, /inkscape|sodipodi|rdf|style=|<title|xlink/);
});
