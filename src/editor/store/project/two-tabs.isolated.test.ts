/** Types, undoes and publishes in two tabs of one browser, in many orders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import 'fake-indexeddb/auto';
import { SlowRepository } from '../../../../tests/editor/slow-repository.ts';
import { draftStore } from '../drafts/draft-store.ts';
import { DraftPublisher } from './draft-publisher.ts';
import { Workspace } from './workspace.ts';

const PAGE = 'content/en/more/page.yaml';
const FIRST = 'heading: First\n';
const ACTIONS = ['type', 'type the first', 'undo', 'publish'] as const;
/** An action in a tab, or the end of a commit. */
type Event = readonly [tab: 0 | 1, action: (typeof ACTIONS)[number]] | 'saved';
const inTab = (tab: 0 | 1) => ACTIONS.map((action): Event => [tab, action]);
const EVENTS = [...inTab(0), ...inTab(1), 'saved' as const];
const isSavable = (order: readonly Event[]) =>
  order.filter((event) => event[1] === 'publish').length >
  order.filter((event) => event === 'saved').length;
const eventsAfter = (order: readonly Event[]) =>
  EVENTS.filter((event) => event !== 'saved' || isSavable(order));
const orders = (length: number): Event[][] =>
  length === 1
    ? [[[0, 'type']]]
    : orders(length - 1).flatMap((order) => eventsAfter(order).map((event) => [...order, event]));

/** `EVERY=1 npm test -- two-tabs` tries every order of four events, not every seventh. */
const EVERY = Number(process.env['EVERY'] ?? 7);

const find = () => Promise.resolve({ mistakes: [], elsewhere: [] });

/** Two tabs of a browser. */
class Tabs {
  readonly #repository = new SlowRepository({ [PAGE]: FIRST });
  readonly #device = draftStore(crypto.randomUUID());
  readonly #tabs = [this.#tab(), this.#tab()] as const;
  /** Whether the first tab follows the second after each action, not only at the end. */
  isAwake = true;
  readonly #running = new Set<Promise<unknown>>();
  /** The text after the last action. */
  #expected: string | undefined = FIRST;

  #tab(): Workspace {
    return new Workspace(this.#repository, this.#device);
  }

  async open(): Promise<void> {
    for (const tab of this.#tabs) await tab.open();
  }

  #publish(tab: Workspace): void {
    const publisher = new DraftPublisher(tab, find);
    const published: Promise<unknown> = publisher
      .publish('Page')
      .then((outcome) => outcome.kind === 'conflicts' && publisher.merge(outcome.conflicts))
      .finally(() => this.#running.delete(published));
    this.#running.add(published);
  }

  async happen(event: Event, index: number): Promise<void> {
    const [tab, action] =
      event === 'saved' ? [this.#tabs[0], event] : [this.#tabs[event[0]], event[1]];
    const before = tab.texts.get(PAGE);
    if (action === 'saved') this.#repository.save();
    else if (action === 'undo') tab.drafts.undo();
    else if (action === 'type') tab.drafts.change([[PAGE, `heading: ${index}\n`]], 'heading');
    else if (action === 'type the first') tab.drafts.change([[PAGE, FIRST]], 'heading');
    else if (tab.drafts.all.size > 0) this.#publish(tab);
    const after = tab.texts.get(PAGE);
    if (after !== before) this.#expected = after;
    await this.#settle();
  }

  /** Waits until the tabs have done everything that does not depend on a commit. */
  async #settle(): Promise<void> {
    while (this.#running.size > 0 && !this.#repository.isWriting) await turn();
    for (const tab of this.#tabs) {
      await tab.drafts.settled();
      if (this.isAwake || tab === this.#tabs[1]) await tab.syncWithTabs();
      assert.equal(tab.drafts.status, 'saved');
    }
    if (!this.isAwake) return;
    for (const tab of this.#tabs) assert.equal(tab.texts.get(PAGE), this.#expected);
  }

  /** Publishes the drafts of both tabs; conflicts keep ours. */
  async end(): Promise<void> {
    await this.#tabs[0].syncWithTabs();
    for (const tab of [...this.#tabs, ...this.#tabs]) {
      this.#publish(tab);
      while (this.#running.size > 0) {
        this.#repository.save();
        await this.#settle();
      }
    }
    assert.equal(this.#repository.text(PAGE), this.#expected);
    assert.deepEqual(await this.#device.read(), []);
  }
}

for (const isAwake of [true, false])
  test(`what somebody did last is shown and published, the other tab ${isAwake ? 'awake' : 'asleep'}`, async () => {
    let now = 0;
    // A mock of the test runner would keep a record of every call.
    Date.now = () => (now += 1);
    const tried = orders(4).filter((_, index) => index % EVERY === 0);
    for (const order of tried) {
      const tabs = Object.assign(new Tabs(), { isAwake });
      await tabs.open();
      try {
        for (const [index, event] of order.entries()) await tabs.happen(event, index);
        await tabs.end();
      } catch (error) {
        throw new Error(JSON.stringify(order), { cause: error });
      }
    }
  });
