import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { parse } from 'yaml';
import { z } from 'zod';
import { recordPath } from '#content/translations';
import { MODEL } from '#site/features';
import { noDraftStore } from '../../../../tests/editor/opened-texts.ts';
import { contentIn, textOf } from '../../../../tests/editor/project.ts';
import { FaultyService } from '../../../../tests/editor/services/faulty-service.ts';
import { gitHubServer } from '../../../../tests/editor/services/github-server.ts';
import { ServedProject } from '../../../../tests/editor/services/served-project.ts';
import { customPageWith } from '../../../../tests/fixtures/custom-pages.ts';
import { ROOT } from '../../../../tests/support/root.ts';
import { gitHub } from '../../repositories/github.ts';
import { findMistakes } from './find-mistakes.ts';
import { OpenProject, type FindMistakes } from './open-project.ts';

const HOME = 'content/en/pages/home.yaml';
const ABOUT = 'content/en/pages/about-us.yaml';
const FRENCH = 'content/fr/pages/home.yaml';

const open: FaultyService[] = [];
after(() => Promise.all(open.map((service) => service.close())));

/** Opens a project at a service. */
async function opened() {
  const paths = [...contentIn(['en']), FRENCH, recordPath('fr')];
  const files = paths.map((path) => [path, readFileSync(`${ROOT}/${path}`)] as const);
  const project = new ServedProject(Object.fromEntries(files));
  const service = await FaultyService.start((request) => gitHubServer(request, project));
  open.push(service);
  const repository = gitHub(
    { service: 'github', repository: 'our-team/website', branch: 'main' },
    () => project.token,
    service.address,
  );
  const first = new OpenProject(repository, noDraftStore, find);
  await first.open();
  return { project, first };
}
const SITE = { files: new Set<string>(), reservedSlugs: new Set<string>() };
const find: FindMistakes = (...asked) => findMistakes(...asked, SITE);
const HOME_DATA = z.object({ hero: z.object({ badge: z.string(), lead: z.string() }) });
const homeIn = ({ files }: ServedProject, path = HOME) =>
  HOME_DATA.parse(parse(files.get(path)?.toString() ?? ''));

test('changes only the lines of the fields that were typed, of several files in one commit', async () => {
  const { project, first } = await opened();
  for (const text of ['N', 'Ne', 'New badge']) first.set(HOME, ['hero', 'badge'], text);
  first.set(ABOUT, ['biography', 'heading'], 'Who we are');
  assert.deepEqual(
    first.changes().map(({ form, fields }) => [form, ...fields.map(({ label }) => label)]),
    [
      ['Home', 'Top of the page › Badge'],
      ['About Us', 'Biography › Heading'],
    ],
  );
  const { kind } = await first.publish('Home: badge');
  assert.equal(kind, 'published');
  assert.equal(project.commits.length, 2);
  assert.deepEqual(project.commits[0]?.changes.toSorted(), [ABOUT, HOME].sort());
  const before = textOf(HOME).split('\n');
  const lines = project.files.get(HOME)?.toString().split('\n') ?? [];
  const changed = lines.filter((line, index) => line !== before[index]);
  assert.deepEqual(changed, ['  badge: New badge']);
  assert.equal(first.drafts.all.size, 0);
  assert.equal(first.publishedTexts.get(HOME), project.files.get(HOME)?.toString());
});

test('saves with a new translation what it was translated from', async () => {
  const { project, first } = await opened();
  const pages = ['content/en/more/workshops.yaml', 'content/fr/more/workshops.yaml'];
  first.drafts.change(pages.map((path) => [path, customPageWith()]));
  first.set(FRENCH, ['hero', 'badge'], 'Nouveau');
  await first.publish('Français › Home: badge');
  const paths = [...pages, FRENCH, recordPath('fr')];
  assert.deepEqual(project.commits[0]?.changes.toSorted(), paths.sort());
  assert.equal(homeIn(project, FRENCH).hero.badge, 'Nouveau');
  first.set(FRENCH, ['hero', 'lead'], 'Autre');
  await first.publish('Français › Home: lead');
  assert.equal(project.commits.length, 3);
});

test('calls the first item of a translation as the first language does, from its first letter', async () => {
  const { first } = await opened();
  const [english, french] = [MODEL.pathOf('dates', 'en'), MODEL.pathOf('dates', 'fr')];
  first.set(english, ['dates', 0], { title: 'Workshop', start: '2027-03-12' });
  first.set(french, ['dates', 0], { id: 'workshop' });
  for (const title of ['A', 'Atelier']) first.set(french, ['dates', 0, 'title'], title);
  assert.deepEqual(parse(first.texts.get(french) ?? ''), {
    dates: [{ id: 'workshop', title: 'Atelier' }],
  });
});

const PAGE = 'content/en/more/new-page.yaml';
const PICTURE = 'content/images/new.png';
const WITH_PICTURE = `${customPageWith()}  - block: picture
    picture:
      file: new.png
      alt: A room
`;
test('saves no picture that was chosen and removed again', async () => {
  const { project, first } = await opened();
  first.set(HOME, ['hero', 'badge'], 'Better');
  first.drafts.change([
    [PAGE, WITH_PICTURE],
    [PICTURE, Uint8Array.of(1)],
  ]);
  const [block] = z.object({ blocks: z.array(z.unknown()) }).parse(first.texts.data(PAGE)).blocks;
  first.set(PAGE, ['blocks'], [block]);
  assert.deepEqual(
    first.changes().map(({ path }) => path),
    [HOME, PAGE],
  );
  assert.equal((await first.publish('Without it')).kind, 'published');
  assert.ok(project.files.has(PAGE) && !project.files.has(PICTURE));
  assert.equal(first.drafts.all.size, 0);
});
