import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'yaml';
import { recordPath } from '#content/translations';
import { MODEL } from '#site/features';
import { noDraftStore, openedTexts } from '../../../../tests/editor/opened-texts.ts';
import { contentIn, questionsIn, textOf } from '../../../../tests/editor/project.ts';
import { SlowRepository } from '../../../../tests/editor/slow-repository.ts';
import { customPageWith } from '../../../../tests/fixtures/custom-pages.ts';
import { DraftPublisher } from './draft-publisher.ts';
import { Workspace } from './workspace.ts';

const RECORD = recordPath('fr');

test('publishes a new translation with its comments and its record, even if the device hangs', async (context) => {
  context.mock.method(globalThis, 'setTimeout', (end: () => void) => end());
  const hung = { ...noDraftStore, read: () => Promise.resolve([]), edit: () => Promise.race([]) };
  const paths = [...contentIn(['en']), 'content/fr/pages/home.yaml', RECORD];
  const texts = Object.fromEntries(paths.map((path) => [path, textOf(path)]));
  const repository = new SlowRepository(texts);
  const workspace = new Workspace(repository, hung);
  await workspace.open();
  const find = () => Promise.resolve({ mistakes: [], elsewhere: [] });
  const publisher = new DraftPublisher(workspace, find);
  const [english, french] = ['content/en/more/our-week.yaml', 'content/fr/more/our-week.yaml'];
  for (const path of [english, french])
    workspace.drafts.change([[path, `# Ask the choir.\n${customPageWith()}`]]);
  workspace.set(french, ['heading'], 'Notre semaine');
  workspace.drafts.change([[RECORD, `${textOf(RECORD)}\n`]]);
  const published = publisher.publish('Our week, in French');
  while (!repository.isWriting) await new Promise(setImmediate);
  workspace.drafts.discard([RECORD]);
  repository.save();
  assert.equal((await published).kind, 'published');
  assert.match(repository.text(RECORD) ?? '', /our-week/);
  publisher.merge();
  assert.equal(workspace.drafts.all.size, 0);
  assert.match(repository.text(french) ?? '', /^# Ask the choir\.$[^]*Notre semaine/m);
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

test('words an item anew before it is published, and its translation stays its own', async () => {
  const workspace = await openedTexts(['en', 'fr']);
  const [english, french] = [MODEL.pathOf('dates', 'en'), MODEL.pathOf('dates', 'fr')];
  const idAfter = (title: string) => {
    workspace.set(english, ['dates', 0, 'title'], title);
    return workspace.texts.value(english, ['dates', 0, 'id']);
  };
  workspace.set(english, ['dates', 0], { title: 'Workshop', start: '2027-03-12' });
  assert.equal(idAfter('Evening'), 'evening');
  workspace.set(french, ['dates', 0], { id: 'evening', title: 'Soirée' });
  assert.equal(idAfter('Evening of songs'), 'evening');
});

test('takes back new, removed and moved items, and keeps what was changed inside others', async () => {
  const workspace = await openedTexts(['en']);
  const path = 'content/en/faqs.yaml';
  const [first, second, ...rest] = questionsIn(textOf(path));
  const edited = { ...first, question: 'Who can join, and when?' };
  workspace.set(path, ['questions'], [{ question: 'New?', answer: 'Yes.' }, ...rest, edited]);
  workspace.revertField(path, ['questions'], ['questions']);
  assert.deepEqual(questionsIn(workspace.texts.get(path) ?? ''), [edited, second, ...rest]);
});
