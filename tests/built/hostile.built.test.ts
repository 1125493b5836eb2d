/**
 * The example in English with hostile words in every text: what is written in content/ is what is
 * published. One build serves all tests of this file.
 */
import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseAtomFeed } from 'feedsmith';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { trackId } from '#site/features/music/content.ts';
import { textIn } from '#site/html/html.ts';
import { writeExample } from '../../tools/copies/example.ts';
import { hostileSite } from '../fixtures/hostile-words.ts';
import { startProgram } from '../support/program.ts';
import { buildCopy, copySite } from '../support/site-copy.ts';

const { changes, texts } = await hostileSite();
const copy = copySite(changes, (folder) => writeExample(pathToFileURL(`${folder}/`)));
const site = await buildCopy(copy);

test('every check of the built files also passes with all settings filled in', async () => {
  assert.ok(site.ok, site.output);
  const options = ['--test', '--test-isolation=none', '--test-reporter=dot'];
  const files = 'tests/built/{delivery,identity,links,structure}.built.test.ts';
  const { written, ended } = startProgram([...options, files], {
    cwd: site.folder,
    // With this variable of the outer test runner, the inner one would wait for it.
    env: { NODE_TEST_CONTEXT: undefined },
  });
  assert.equal(await ended, 0, written.stdout);
});

interface PublishedText {
  file: string;
  text: string;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** Lists the texts of an HTML or XML file; all visible words are the last of them. */
function textsOfMarkup(source: string): string[] {
  const found: string[] = [];
  let words = '';
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isTextNode(node)) words += node.value;
    if (!('childNodes' in node)) return;
    if ('tagName' in node) {
      const { tagName, attrs } = node;
      // A form tells its script its words as JSON.
      for (const { name, value } of attrs)
        found.push(...(name === 'data-settings' ? stringsIn(JSON.parse(value)) : [value]));
      const text = textIn(node);
      if (attrs.some(({ value }) => value === 'application/ld+json'))
        found.push(...stringsIn(JSON.parse(text)));
      if (tagName === 'title') found.push(text);
      if (['script', 'style', 'title'].includes(tagName)) return;
    }
    for (const child of 'content' in node ? node.content.childNodes : node.childNodes) visit(child);
  };
  visit(parse(source));
  return [...found, words];
}

/** Lists the texts of a built site. */
function publishedTexts(dist: URL): PublishedText[] {
  const files = globSync('{*,.well-known/*,{_,}[a-z]*/**/*}.{html,json,webmanifest,xml,txt}', {
    cwd: fileURLToPath(dist),
    exclude: ['admin/**', 'licences/**'],
  });
  return files.flatMap((file) => {
    const source = readFileSync(new URL(file, dist), 'utf8');
    const textsOf = () => {
      if (file.endsWith('feed.xml')) return stringsIn(parseAtomFeed(source));
      if (/\.(html|xml)$/.test(file)) return textsOfMarkup(source);
      return file.endsWith('.txt') ? [source] : stringsIn(JSON.parse(source));
    };
    return textsOf().map((text) => ({ file, text }));
  });
}

/**
 * Words for other settings than those of this build, or for the editor alone: they may be nowhere.
 */
const OTHER_SETTINGS = [
  /delivery\.yaml: (email|whatsapp) › |delivery\.yaml: days › one$/,
  /privacy-notice\.yaml: blocks › \d+ › (messages|form|pages) › /,
  /calendar\.yaml: (title|line|statuses › (cancelled|postponed))$/,
  // Only the form that sends nothing has it.
  /contact-us\.yaml: form › digitsOnly$/,
  // This date is past.
  /dates\.yaml: dates › 3 › (online|signUp)$/,
  /site\.yaml: languages$|language\.yaml: ownName$/,
  /site\.yaml: footer › links › whatsApp(Channel|Group)$/,
  /home\.yaml: vision › founder$|donate\.yaml: card › (button|provider)$/,
  /donate\.yaml: mobileMoney › (dial|fields › ussd)$/,
];

/** What the site may make of a text. */
function formsOf(field: string, text: string): string[] {
  return [
    text,
    // The poster shows the host of the site's address alone.
    ...(field.endsWith(': siteAddress') ? [new URL(text).host] : []),
    // The address of a track is made from its title, and the name of its file from title
    // and musician, without what no system takes.
    ...(/pieces › \d+ › (title|by)$/.test(field)
      ? [trackId(text), text.replaceAll(/[\\/:*?"<>|]/g, ' ')]
      : []),
    // Links that share a page, or bring a date to a calendar, hold words as addresses are written.
    encodeURIComponent(text),
    String(new URLSearchParams([['', text]])).slice(1),
  ];
}

test('every text of content/ is published as it is written, character by character', (context) => {
  const shown = new Set<string>();
  const differences: string[] = [];
  const known = [...new Set(texts.map(({ serial }) => serial))];
  // Of two that begin alike, the longer one is found first.
  const serials = new RegExp(known.toSorted((a, b) => b.length - a.length).join('|'), 'g');
  for (const { file, text: whole } of publishedTexts(site.dist)) {
    for (const { 0: found, index } of whole.matchAll(serials)) {
      for (const { field, text } of texts.filter(({ serial }) => serial === found)) {
        const foundAs = (form: string) => {
          const start = index - form.indexOf(found);
          return whole.slice(start, start + form.length);
        };
        if (!formsOf(field, text).some((form) => foundAs(form) === form))
          differences.push(`${field}, in ${file}: ${foundAs(text)}`);
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

test('another logo is on every icon and share picture', () => {
  for (const file of ['favicon.svg', 'icons/any-512.png', 'share.png']) {
    const shipped = new URL(`../../dist/${file}`, import.meta.url);
    if (!existsSync(shipped)) continue;
    assert.ok(!readFileSync(shipped).equals(readFileSync(new URL(file, site.dist))), file);
  }
});
