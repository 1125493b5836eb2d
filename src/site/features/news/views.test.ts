import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stringify } from 'yaml';
import { customPagesFolder, withCustomPage } from '#content/project';
import { textsIn } from '../../../../tests/editor/project.ts';
import { parseHtml } from '../../../../tests/support/built.ts';
import { htmlOf } from '../../../../tests/support/render.ts';

const pathOf = (name: string) => `${customPagesFolder('en')}/${name}.yaml`;

/** Where the pages of a project with these posts lead to in their main part. */
async function linksOf(dates: Readonly<Record<string, string>>): Promise<(string | null)[][]> {
  const pages = Object.entries(dates).map(([title, date]): [string, string] => [
    pathOf(title),
    stringify({ publish: true, title, description: title, heading: title, date, blocks: [] }),
  ]);
  const texts = textsIn(['en'], Object.fromEntries(pages));
  const content = texts.content('en') ?? assert.fail();
  return Promise.all(
    pages.map(async ([path]) => {
      const page = withCustomPage(content, texts.shownCustomPage(path) ?? assert.fail());
      const links = parseHtml(await htmlOf('own', page)).querySelectorAll('main a');
      return links.map((link) => link.getAttribute('href')?.value?.toString() ?? null);
    }),
  );
}

test('a post ends with a link to the next older one, and the oldest to the newest', async () => {
  const dates = { june: '2027-06-01', may: '2027-05-01', july: '2027-07-01' };
  assert.deepEqual(await linksOf(dates), [['/may'], ['/july'], ['/june']]);
  assert.deepEqual(await linksOf({ june: '2027-06-01' }), [[]]);
});
