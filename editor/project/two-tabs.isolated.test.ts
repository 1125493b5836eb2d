/** Somebody types, undoes and publishes in two tabs of one browser, in every order. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import 'fake-indexeddb/auto';
import { draftStore } from '../drafts/draft-store.ts';
import { SlowRepository } from '../../tests/editor/slow-repository.ts';
import { OpenProject } from './open-project.ts';

const PAGE = 'content/en/more/page.yaml';
const FIRST = 'heading: First\n';
const ACTIONS = ['type', 'type the first', 'undo', 'publish'] as const;
/** In which tab somebody does what, or that a commit is saved. */
type Event = readonly [tab: 0 | 1, action: (typeof ACTIONS)[number]] | 'saved';
const inTab = (tab: 0 | 1) => ACTIONS.map((action): Event => [tab, action]);
const EVENTS = [...inTab(0), ...inTab(1), 'saved' as const];
const orders = (length: number): Event[][] =>
  length === 1
    ? [[[0, 'type']]]
    : orders(length - 1).flatMap((order) => EVENTS.map((event) => [...order, event]));

let projects = 0;
const find = () => Promise.resolve({ mistakes: [], elsewhere: [] });

/**
 * Lets events happen in two tabs.
 * @param isAwake whether the first tab follows the second all the while, and not at the end alone
 */
async function happen(order: readonly Event[], isAwake: boolean): Promise<void> {
  const repository = new SlowRepository({ [PAGE]: FIRST });
  const device = draftStore(`project ${(projects += 1)}`);
  const open = async () => {
    const tab = new OpenProject(repository, device, find);
    await tab.open();
    return tab;
  };
  const tabs = [await open(), await open()] as const;
  const running = new Set<Promise<unknown>>();
  /** What somebody has seen after the last thing that they did. */
  let expected: string | undefined = FIRST;
  const publish = (tab: OpenProject) => {
    const published = tab.publish('Page').then(() => running.delete(published));
    running.add(published);
  };
  const settle = async () => {
    while (running.size > 0 && !repository.isWriting) await turn();
    await Promise.all(tabs.map((tab) => tab.drafts.settled()));
    for (const tab of isAwake ? tabs : [tabs[1]]) await tab.followTabs();
    assert.deepEqual(
      tabs.map(({ drafts }) => drafts.status),
      ['saved', 'saved'],
    );
    if (isAwake) for (const tab of tabs) assert.equal(tab.texts.get(PAGE), expected);
  };
  for (const [index, event] of order.entries()) {
    const [tab, action] = event === 'saved' ? [tabs[0], event] : [tabs[event[0]], event[1]];
    const before = tab.texts.get(PAGE);
    if (action === 'saved') repository.save();
    else if (action === 'undo') tab.drafts.undo();
    else if (action !== 'publish')
      tab.drafts.change([[PAGE, action === 'type' ? `heading: ${index}\n` : FIRST]], 'heading');
    else if (tab.drafts.all.size > 0) publish(tab);
    if (tab.texts.get(PAGE) !== before) expected = tab.texts.get(PAGE);
    await settle();
  }
  await tabs[0].followTabs();
  // Publishing again keeps ours.
  for (const tab of [...tabs, ...tabs]) {
    publish(tab);
    for (; running.size > 0; await settle()) repository.save();
  }
  assert.equal(repository.text(PAGE), expected);
  assert.equal((await open()).drafts.all.size, 0);
}

for (const isAwake of [true, false])
  test(`what somebody did last is shown and published, the other tab ${isAwake ? 'awake' : 'asleep'}`, async (context) => {
    let now = 0;
    context.mock.method(Date, 'now', () => (now += 1));
    for (const order of orders(Number(process.env.LENGTH ?? 4)))
      await happen(order, isAwake).catch((error: unknown) => {
        throw new Error(JSON.stringify(order), { cause: error });
      });
  });
