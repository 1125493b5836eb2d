import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { recordPath } from '#content/translations';
import { textOf } from '../../../../tests/editor/project.ts';
import { ServedProject } from '../../../../tests/editor/services/served-project.ts';
import { editTogether } from '../../../../tests/editor/stress/devices.ts';
import { everyFault, publishDespite } from '../../../../tests/editor/stress/faults.ts';
import { publishTogether } from '../../../../tests/editor/stress/people.ts';
import { Device, HOME, Service } from '../../../../tests/editor/stress/served.ts';
import { customPageWith } from '../../../../tests/fixtures/custom-pages.ts';
import { unseenNotice } from '../../shared/publish-notice.ts';

// `npm run stress` tries all faults, and many more seeds.
const EVERY = 19;
const SEEDS = [1, 2, 3, 26];

test('whatever the service answers, changes are published once, and called what they are', async () => {
  for (const [index, fault] of everyFault().entries())
    if (index % EVERY === 0) await publishDespite(fault);
});

test('two people publish pages that link to each other, and no commit stops the build', async () => {
  let commits = 0;
  for (const seed of SEEDS) commits += await publishTogether(seed);
  assert.ok(commits > SEEDS.length);
});

test('what is online is what the last publication said, on two devices that do everything', async () => {
  for (const seed of SEEDS) await editTogether(seed);
});

const BADGE = ['hero', 'badge'];

/** A service, and a device on which its project is open. */
async function opened() {
  const service = new Service();
  const device = new Device();
  await device.open();
  const { workspace, publishing } = device;
  return { service, device, workspace, publishing };
}

test('whoever stops waiting keeps what was changed, and nothing is called taken back that is online', async () => {
  const { service, device, workspace, publishing } = await opened();
  const before = workspace.texts.value(HOME, BADGE);
  const isSent = Promise.withResolvers<undefined>();
  const mayAnswer = Promise.withResolvers<undefined>();
  service.answer = async (serve, isWrite) => {
    if (!isWrite) return serve();
    isSent.resolve(undefined);
    const response = await serve();
    await mayAnswer.promise;
    return response;
  };
  workspace.set(HOME, BADGE, 'Another');
  const published = publishing.publish();
  await isSent.promise;
  publishing.stopWaiting();
  await published;
  assert.equal(publishing.state.kind, 'failed');
  // It may be online, so the earlier words are a change.
  workspace.set(HOME, BADGE, before);
  assert.equal(workspace.drafts.all.size, 1);
  mayAnswer.resolve(undefined);
  while (workspace.drafts.isUnconfirmed) await turn();
  assert.equal(publishing.state.kind, 'idle');
  assert.equal(workspace.publishedTexts.value(HOME, BADGE), 'Another');
  assert.equal(workspace.texts.value(HOME, BADGE), before);
  assert.equal(await device.publish(), 'published');
  assert.doesNotMatch(service.text(HOME), /Another/);
  assert.equal(service.project.commits.length, 3);
});

test('phone numbers that are loaded while a commit is read or sent do not undo it', async () => {
  const { service, device, workspace } = await opened();
  service.answer = async (serve) => {
    const response = await serve();
    workspace.recheckPhones();
    return response;
  };
  workspace.set(HOME, BADGE, 'Another');
  assert.equal(await device.publish(), 'published');
  assert.equal(workspace.drafts.all.size, 0);
  service.project.pushed(HOME, service.text(HOME).replace('Another', 'A colleague’s'));
  await workspace.update();
  assert.equal(workspace.publishedTexts.value(HOME, BADGE), 'A colleague’s');
});

test('whoever stops waiting while a colleague is first has only to publish again', async () => {
  const { service, device, workspace, publishing } = await opened();
  service.project.beforeCommit = () => service.project.pushed('content/en/notes.txt', '');
  service.answer = async (serve, isWrite) => {
    if (!isWrite && service.project.commits.length > 1) publishing.stopWaiting();
    return serve();
  };
  workspace.set(HOME, BADGE, 'Another');
  await publishing.publish();
  assert.equal(publishing.state.kind, 'idle');
  assert.match(device.text(HOME), /Another/);
  service.project.beforeCommit = undefined;
  service.answer = async (serve) => serve();
  assert.equal(await device.publish(), 'published');
});

test('publishes a new translation with its comments and its record', async () => {
  const service = new Service();
  const [record, translated] = [recordPath('fr'), 'content/fr/pages/home.yaml'];
  for (const path of [record, translated]) service.project.pushed(path, textOf(path));
  const device = new Device();
  await device.open();
  const { workspace } = device;
  const [english, french] = ['content/en/more/our-week.yaml', 'content/fr/more/our-week.yaml'];
  for (const path of [english, french])
    workspace.drafts.change([[path, `# Ask the choir.\n${customPageWith()}`]]);
  workspace.set(french, ['heading'], 'Notre semaine');
  workspace.drafts.change([[record, `${textOf(record)}\n`]]);
  assert.equal(await device.publish(), 'published');
  assert.match(service.text(record), /our-week/);
  assert.match(service.text(french), /^# Ask the choir\.$[^]*Notre semaine/m);
  assert.equal(workspace.drafts.all.size, 0);
  // Nobody waits for a page of a language that is not published.
  workspace.set(translated, BADGE, 'Bienvenue');
  assert.equal(await device.publish(), 'published');
  const { state } = device.publishing;
  assert.ok(state.kind === 'published');
  assert.deepEqual([state.page, state.unseen], [undefined, translated]);
  assert.match(unseenNotice(workspace.publishedTexts, translated).text, /do not see fr yet/);
});

test('what was not published without a connection can be discarded', async () => {
  const { service, device, workspace, publishing } = await opened();
  service.answer = () => Promise.reject(new TypeError('fetch failed'));
  workspace.set(HOME, BADGE, 'Another');
  assert.equal(await device.publish(), 'offline');
  await publishing.takeBack(() => workspace.drafts.discard());
  assert.equal(workspace.drafts.all.size, 0);
});

test('a copy of the service that lags behind raises no question about one’s own words', async () => {
  const { service, device } = await opened();
  service.behind = new ServedProject(Object.fromEntries(service.project.files));
  for (const text of ['One', 'Two', 'Three']) {
    device.workspace.set(HOME, BADGE, text);
    await device.publishing.publish();
    assert.equal(device.publishing.state.kind, 'published');
    assert.match(service.text(HOME), new RegExp(`badge: ${text}`));
  }
});

test('asks again with all that was chosen if a colleague is faster, and only then', async () => {
  const { service, workspace, publishing } = await opened();
  const push = (name: string, words: string) => {
    const line = new RegExp(`^  ${name}: .*$`, 'm');
    service.project.pushed(HOME, service.text(HOME).replace(line, `  ${name}: ${words}`));
  };
  const asked = () => {
    assert.ok(publishing.state.kind === 'conflicts');
    return publishing.state.conflicts;
  };
  workspace.set(HOME, BADGE, 'My badge');
  workspace.set(HOME, ['hero', 'lead'], 'My lead');
  push('badge', 'Their badge');
  push('lead', 'Their lead');
  await publishing.publish();
  const badge = asked()
    .get(HOME)
    ?.find(({ ours }) => ours === 'My badge');
  assert.ok(badge);
  publishing.choose(badge, true);
  push('lead', 'Their second lead');
  await publishing.publish(asked());
  const again = asked().get(HOME) ?? [];
  const theirs = (isChosen: boolean) =>
    again.filter(({ takesTheirs = false }) => takesTheirs === isChosen).map((one) => one.theirs);
  assert.deepEqual([theirs(true), theirs(false)], [['Their badge'], ['Their second lead']]);
  service.answer = () => Promise.reject(new TypeError('fetch failed'));
  await publishing.publish(asked());
  assert.equal(publishing.state.kind, 'failed');
  service.answer = async (serve) => serve();
  await publishing.publish();
  assert.equal(publishing.state.kind, 'published');
  assert.match(service.text(HOME), /^ {2}badge: Their badge$/m);
  assert.match(service.text(HOME), /^ {2}lead: My lead$/m);
});
