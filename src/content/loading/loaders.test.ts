import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Loader, LoaderContext } from 'astro/loaders';
import { fields } from '../../../tests/support/fields.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { biographyLoader, contentLoader } from './loaders.ts';

/** Loads the only file of a content/, and returns the digested data. */
async function load(loader: Loader, path: string, bytes: string | Buffer): Promise<unknown[]> {
  const digested: unknown[] = [];
  const context = {
    config: { root: folderWith({ [`content/${path}`]: bytes }) },
    generateDigest: (what: unknown) => String(digested.push(what)),
    store: { set: () => true, delete: () => undefined },
  };
  await loader.load(context as unknown as LoaderContext);
  return digested;
}

const FACTS = readFileSync(new URL('../../../content/organisation.yaml', import.meta.url), 'utf8');
const facts = contentLoader('organisation', async () => {});

test('digests the data with its defaults, so that a changed schema renews pages', async () => {
  const text = fields({ footerLinks: undefined }).setIn(FACTS);
  const [data] = (await load(facts, 'organisation.yaml', text)) as { footerLinks?: unknown }[];
  // The file leaves them out: the schema adds them.
  assert.deepEqual(data?.footerLinks, {});
});

test('refuses unsupported formatting in the biography', async () => {
  const loading = load(biographyLoader(), 'en/biography.md', 'Words.\n\n![A kora](./kora.jpg)\n');
  const message = /en\/biography\.md, line 3: expected text without a picture, found "!\[A kora\]/;
  await assert.rejects(loading, { message });
});

const SITE = readFileSync(new URL('../../../content/en/site.yaml', import.meta.url), 'utf8');
const words = contentLoader('site', async () => {});

test('stops the build for a missing text only in a published language', async () => {
  const unfinished = fields({ skipLink: null, newTab: undefined }).setIn(SITE);
  await assert.rejects(load(words, 'en/site.yaml', unfinished), {
    message: /en\/site\.yaml, line \d+: field "skipLink": is empty[^]*field "newTab": is missing/,
  });
  assert.deepEqual(await load(words, 'fr/site.yaml', unfinished), []);
});

test('stops the build for a missing file only in a published language', async () => {
  await assert.rejects(load(words, 'en/offer.yaml', ''), {
    name: 'ContentError',
    message: /content\/en\/site\.yaml: this file is missing/,
  });
  assert.deepEqual(await load(words, 'fr/offer.yaml', ''), []);
});

test('stops the build for a wrong text in every language, such as one in another script', async () => {
  const wrong = fields({ skipLink: 'Aller <b>au</b> contenu' }).setIn(SITE);
  await assert.rejects(load(words, 'fr/site.yaml', wrong), /fr\/site\.yaml.*without HTML tags/);
  const left = fields({ newTab: 'يفتح في علامة جديدة' }).setIn(SITE);
  await assert.rejects(load(words, 'fr/site.yaml', left), {
    message:
      /fr\/site\.yaml, line \d+: field "newTab": expected words in the letters of this language \(Latin\)/,
  });
});

test('accepts Latin ids of questions in every language', async () => {
  const text = readFileSync(new URL('../../../content/ar/faqs.yaml', import.meta.url), 'utf8');
  const questions = contentLoader('faqs', async () => {});
  assert.equal((await load(questions, 'ar/faqs.yaml', text)).length, 1);
});
