import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoaderContext } from 'astro/loaders';
import { contentLoader } from './content-loader.ts';

test('pages are made anew when a schema changes what a file means, not only when the file does', async () => {
  const digested: unknown[] = [];
  const context = {
    config: { root: new URL('../../', import.meta.url) },
    generateDigest: (what: unknown) => String(digested.push(what)),
    store: { set: () => true },
  };
  await contentLoader('organisation', async () => {}).load(context as unknown as LoaderContext);
  const [data] = digested as { footerLinks?: unknown }[];
  // The file leaves them out: only the schema knows what that means.
  assert.deepEqual(data?.footerLinks, {});
});
