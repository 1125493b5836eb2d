import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { attribute, elementsNamed, parseHtml } from '../../hosting/html.ts';
import { distOfExample } from '../fixtures/example.ts';

test('no page of the example is indexed, and each says at its foot that it is one', async () => {
  const dist = fileURLToPath(await distOfExample());
  const pages = globSync('**/*.html', { cwd: dist });
  assert.ok(pages.length > 40, `${pages.length} pages`);
  const without = pages.filter((page) => {
    const html = readFileSync(join(dist, page), 'utf8');
    const robots = elementsNamed(parseHtml(html), 'meta')
      .filter((meta) => attribute(meta, 'name') === 'robots')
      .map((meta) => attribute(meta, 'content'));
    const isSaid = /is an example|est un exemple|é um exemplo|ni mfano|هذا الموقع مثال/.test(html);
    return robots.join() !== 'noindex' || !isSaid;
  });
  assert.deepEqual(without, []);
});
