/** Two devices on which everything is done in a random order, while the service has faults. */
import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { valueAt } from '#content/fields/field.ts';
import { Random } from '../random.ts';
import { Device, HOME, PAGE, Service } from './served.ts';

const FAQS = 'content/en/faqs.yaml';
const NEW = 'content/en/more/new-page.yaml';
const FILES = [HOME, FAQS, PAGE, NEW];
const FIELDS = [
  [HOME, ['hero', 'badge']],
  [HOME, ['hero', 'lead']],
  [FAQS, ['questions', 0, 'answer']],
  [FAQS, ['questions', 1, 'question']],
  [PAGE, ['heading']],
  [NEW, ['heading']],
] as const;
/** Few words, so that people often write what was there before. */
const TEXTS = ['One', 'Two', 'Three words here', 'Four'];

const fault = (random: Random) => {
  const answers = [
    () => Promise.reject(new TypeError('fetch failed')),
    () => Promise.resolve(new Response('', { status: 502 })),
    () => Promise.resolve(Response.json({ message: 'A reason' }, { status: 422 })),
  ];
  return random.pick(answers);
};

/** The text of each field of the files. */
const wordsAt = (read: (path: string) => string) =>
  FIELDS.map(([path, keys]) => valueAt(parse(read(path) || '{}'), keys));

/** Reverts one change, as on the screen of changes. */
async function takeBack({ workspace, publishing }: Device, random: Random): Promise<void> {
  const changed = workspace.changes();
  if (changed.length === 0) return;
  const { path, fields } = random.pick(changed);
  const [field] = fields;
  await publishing.takeBack(() =>
    field && random.chance(0.5)
      ? workspace.revertField(path, field.keys, field.from)
      : workspace.drafts.discard([path]),
  );
}

async function act(device: Device, random: Random): Promise<string | undefined> {
  const { workspace } = device;
  const { drafts } = workspace;
  const [path, keys] = random.pick(FIELDS);
  switch (random.below(11)) {
    case 0:
      drafts.undo();
      return undefined;
    case 1:
      drafts.redo();
      return undefined;
    case 2:
      await takeBack(device, random);
      return undefined;
    case 3:
      if (random.chance(0.3)) await device.open().catch(() => undefined);
      return undefined;
    case 4:
      if (random.chance(0.3)) drafts.change([[PAGE, undefined]]);
      return undefined;
    case 5:
    case 6:
    case 7:
      return device.publish(() => random.chance(0.5));
    default:
      workspace.set(path, keys, random.pick(TEXTS));
      return undefined;
  }
}

/**
 * Does forty things on two devices, then publishes on both.
 * @throws Error if something else is online than the last publication said
 */
export async function editTogether(seed: number): Promise<void> {
  const random = new Random(seed);
  const service = new Service();
  const realNow = Date.now;
  let shift = 0;
  Date.now = () => realNow() + shift;
  const devices = [new Device(), new Device()];
  for (const device of devices) await device.open();
  let isFaulty = true;
  service.answer = async (serve) => {
    if (!isFaulty || random.chance(0.9)) return serve();
    if (random.chance(0.5)) await serve();
    return fault(random)();
  };
  const online = () => wordsAt((path) => service.text(path));
  const shown = (device: Device) => wordsAt((path) => device.text(path));
  try {
    for (let step = 0; step < 40; step += 1) {
      if (random.chance(0.1)) shift += (random.below(3) - 1) * 3_600_000;
      const device = random.pick(devices);
      const before = online();
      const outcome = await act(device, random);
      if (outcome === 'published') assert.deepEqual(online(), shown(device), `step ${step}`);
      else if (outcome !== undefined && outcome !== 'unknown')
        assert.deepEqual(online(), before, `step ${step}: ${outcome}`);
      // What is shown as published is what a commit has.
      const { head, publishedTexts } = device.workspace;
      if (head !== '')
        for (const path of FILES)
          assert.equal(publishedTexts.get(path), service.project.at(head).get(path)?.toString());
    }
    isFaulty = false;
    for (const device of [...devices, ...devices]) {
      if (device.workspace.changes().length > 0)
        assert.equal(await device.publish(() => random.chance(0.5)), 'published');
      else await device.workspace.update();
      assert.deepEqual(shown(device), online());
      assert.equal(device.workspace.drafts.all.size, 0);
    }
    const fresh = new Device();
    await fresh.open();
    for (const path of FILES) assert.equal(fresh.text(path), service.text(path));
  } finally {
    Date.now = realNow;
  }
}
