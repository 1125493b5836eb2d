import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { recordPath } from '#content/translations';
import { MODEL } from '#site/features';
import { noDraftStore, openedTexts } from '../../../../tests/editor/opened-texts.ts';
import { contentIn, textOf } from '../../../../tests/editor/project.ts';
import { SlowRepository } from '../../../../tests/editor/slow-repository.ts';
import { customPageWith } from '../../../../tests/fixtures/custom-pages.ts';
import { DraftPublisher } from './draft-publisher.ts';
import { Workspace } from './workspace.ts';

const FRENCH = 'content/fr/pages/home.yaml';
const RECORD = recordPath('fr');

test('saves with a new translation what it was translated from', async () => {
  const paths = [...contentIn(['en']), FRENCH, RECORD];
  const repository = new SlowRepository(
    Object.fromEntries(paths.map((path) => [path, textOf(path)])),
  );
  const find = () => Promise.resolve({ mistakes: [], elsewhere: [] });
  const workspace = new Workspace(repository, noDraftStore);
  await workspace.open();
  const publisher = new DraftPublisher(workspace, find);
  const pages = ['content/en/more/our-week.yaml', 'content/fr/more/our-week.yaml'];
  workspace.drafts.change(pages.map((path) => [path, customPageWith()]));
  const published = publisher.publish('Our week, in French');
  while (!repository.isWriting) await new Promise(setImmediate);
  repository.save();
  assert.equal((await published).kind, 'published');
  assert.match(repository.text(RECORD) ?? '', /our-week/);
});

test('calls the first item of a translation as the first language does, from its first letter', async () => {
  const workspace = await openedTexts(['en', 'fr']);
  const [english, french] = [MODEL.pathOf('dates', 'en'), MODEL.pathOf('dates', 'fr')];
  workspace.set(english, ['dates', 0], { title: 'Workshop', start: '2027-03-12' });
  workspace.set(french, ['dates', 0], { id: 'workshop' });
  for (const title of ['A', 'Atelier']) workspace.set(french, ['dates', 0, 'title'], title);
  assert.deepEqual(parse(workspace.texts.get(french) ?? ''), {
    dates: [{ id: 'workshop', title: 'Atelier' }],
  });
});
