/**
 * The site with every setting filled in, every block of own pages, and hostile words in every text:
 * what is written in content/ is what is published. One build serves all tests of this file.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse } from 'yaml';
import { attribute, elementsIn, elementsNamed, textIn } from '../../hosting/html.ts';
import { readPage } from '../../hosting/pages.ts';
import { pieceId } from '../../src/features/music/piece-id.ts';
import { valueAt } from '../../src/core/schemas/json-schema.ts';
import { hostileSite } from '../fixtures/hostile-words.ts';
import { startProgram } from '../support/program.ts';
import { publishedTexts } from '../support/published-texts.ts';
import { buildCopy } from '../support/site-copy.ts';

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" fill="currentColor"><path d="M0 0h80v40H0z"/></svg>';

const { changes, texts } = await hostileSite();
const real = await buildCopy({ ...changes, 'content/images/logo.svg': LOGO });
const read = (file: string) => readFileSync(new URL(file, real.dist), 'utf8');
/** A text that is written in a file of content/. */
function said(file: string, ...path: string[]): string {
  const text = changes[file];
  assert.ok(typeof text === 'string');
  return String(valueAt(parse(text), path));
}
const fact = (name: string) => said('content/organisation.yaml', name);

test('every check of the built files also passes with all settings filled in', async () => {
  assert.ok(real.ok, real.output);
  const options = ['--test', '--test-isolation=none', '--test-reporter=dot'];
  const files = 'tests/built/{delivery,identity,links,structure}.built.test.ts';
  const { written, ended } = startProgram([...options, files], {
    cwd: real.folder,
    // What the outer runner tells its own files by would make this one wait for it.
    env: { NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(await ended, 0, written.stdout);
});

/**
 * Words for other settings than those of this build, or for the editor alone: they may be nowhere.
 */
const OTHER_SETTINGS = [
  /delivery\.yaml: (email|whatsapp) › |delivery\.yaml: days › one$/,
  /(privacy-notice|test-film)\.yaml: blocks › \d+ › (messages|form|pages) › /,
  // Dates have a site of their own.
  /calendar\.yaml: |test-dates\.yaml: blocks › \d+ › topic$/,
  /site\.yaml: languages$|language\.yaml: ownName$/,
  /site\.yaml: footer › links › whatsApp(Channel|Group)$/,
  /home\.yaml: vision › founder$|donate\.yaml: card › (button|provider)$/,
  /donate\.yaml: mobileMoney › (dial|fields › ussd)$/,
];

test('every text of content/ is published as it is written, character by character', (context) => {
  const published = publishedTexts(real.dist);
  const shown = new Set<string>();
  const differences: string[] = [];
  for (const { field, serial, text } of texts) {
    // The poster shows the host of the site's address alone.
    const host = field.endsWith(': siteAddress') ? new URL(text).host : text;
    // A piece of music has an address that is made from its title. The link that shares a page
    // holds its heading as addresses are written.
    const id = /pieces › \d+ › title$/.test(field) ? pieceId(text) : text;
    // A downloaded piece is named after its title and its musician, without what no system takes.
    const inFileName = /pieces › \d+ › (title|by)$/.test(field)
      ? text.replaceAll(/[\\/:*?"<>|]/g, ' ')
      : text;
    for (const { file, text: whole } of published) {
      for (let at = whole.indexOf(serial); at >= 0; at = whole.indexOf(serial, at + 1)) {
        const foundAs = (one: string) => {
          const start = at - one.indexOf(serial);
          return whole.slice(start, start + one.length);
        };
        const isPublished = [text, host, id, inFileName, encodeURIComponent(text)].some(
          (one) => foundAs(one) === one,
        );
        if (!isPublished) differences.push(`${field}, in ${file}: ${foundAs(text)}`);
        shown.add(field);
      }
    }
  }
  context.diagnostic(`${texts.length} fields, ${differences.length} differences`);
  assert.deepEqual(differences, []);
  const missing = texts.map(({ field }) => field).filter((field) => !shown.has(field));
  assert.deepEqual(
    missing.filter((field) => !OTHER_SETTINGS.some((pattern) => pattern.test(field))),
    [],
  );
});

test('a published statement also offers the contact form where that delivers', () => {
  const words = (name: string) => said('content/en/pages/accessibility.yaml', 'feedback', name);
  const [main] = elementsNamed(readPage(real.dist, 'accessibility.html'), 'main');
  const links = elementsIn(main ?? assert.fail()).filter(({ tagName }) => tagName === 'a');
  assert.deepEqual(
    [...links].map((link) => [attribute(link, 'href'), textIn(link)]),
    [
      [`mailto:${fact('supportEmail')}`, words('write')],
      ['/contact-us', words('form')],
    ],
  );
});

test('a shared link shows the photograph of its page, if there is one', () => {
  const imageOf = (file: string) =>
    elementsNamed(readPage(real.dist, file), 'meta')
      .filter((meta) => attribute(meta, 'property') === 'og:image')
      .map((meta) => new URL(attribute(meta, 'content') ?? '').pathname)
      .join();
  assert.match(imageOf('test-pictures.html'), /\.jpe?g$/);
  assert.ok(existsSync(new URL(`.${imageOf('test-pictures.html')}`, real.dist)));
  assert.equal(imageOf('contact-us.html'), '/share.png');
});

test('another logo is on every icon and share picture', () => {
  for (const file of ['favicon.svg', 'icons/any-512.png', 'share.png']) {
    const shipped = new URL(`../../dist/${file}`, import.meta.url);
    if (!existsSync(shipped)) continue;
    assert.ok(!readFileSync(shipped).equals(readFileSync(new URL(file, real.dist))), file);
  }
  const manifest: unknown = JSON.parse(read('manifest.webmanifest'));
  assert.partialDeepStrictEqual(manifest, { short_name: fact('shortName') });
});
