/** Two people who publish pages that link to each other, in a random order of their requests. */
import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { projectProblems } from '#content/checks';
import { isTextFile } from '#editor/repositories/repository.ts';
import { OpenProject } from '#editor/store/files/open-project.ts';
import { findMistakes } from '#editor/store/project/find-mistakes.ts';
import type { FindMistakes } from '#editor/store/project/find-mistakes.ts';
import { Random } from '../random.ts';
import { Device, Service } from './served.ts';

const SITE = { files: new Set<string>(), reservedSlugs: new Set<string>() };
const find: FindMistakes = (published, texts, changed) =>
  findMistakes(published, texts, changed, SITE);

const NAMES = ['one', 'two', 'three'];
const FACTS = 'content/organisation.yaml';
const pathOf = (name: string) => `content/en/more/page-${name}.yaml`;
const DESCRIPTION = 'A page of a test, long enough for what search results show of a page.';
const pageText = (name: string, text: string) =>
  `publish: true\ntitle: Page ${name}\ndescription: ${DESCRIPTION}\nheading: Page ${name}\nblocks:\n  - block: text\n    text: ${JSON.stringify(text)}\n`;

/** One change that somebody makes. */
function change({ workspace }: Device, random: Random): void {
  const [name, other] = [random.pick(NAMES), random.pick(NAMES)];
  const path = pathOf(name);
  const isThere = workspace.texts.has(path);
  const link = random.chance(0.5) ? `See [page ${other}](/page-${other}).` : random.words(3);
  switch (random.below(6)) {
    case 0:
      workspace.drafts.change([[path, undefined]]);
      break;
    case 1:
      if (isThere) workspace.set(path, ['publish'], random.chance(0.5));
      break;
    case 2: {
      const target = random.chance(0.7) ? `/page-${name}` : undefined;
      workspace.set(FACTS, ['footerLinks', random.pick(['ourTeams', 'support'])], target);
      break;
    }
    default:
      if (isThere) workspace.set(path, ['blocks', 0, 'text'], link);
      else workspace.drafts.change([[path, pageText(name, link)]]);
  }
}

/** Answers requests one by one, in a random order. */
class Requests {
  readonly #waiting: (() => void)[] = [];

  constructor(service: Service) {
    service.answer = async (serve) => {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
      return serve();
    };
  }

  async answerAll(work: Promise<unknown>[], random: Random): Promise<void> {
    let left = work.length;
    for (const item of work) void item.then(() => (left -= 1));
    while (left > 0) {
      await turn();
      const next = random.below(this.#waiting.length + 1);
      if (next < this.#waiting.length) this.#waiting.splice(next, 1)[0]?.();
    }
  }
}

const keysOf = (texts: OpenProject) =>
  projectProblems(texts, SITE).map(({ file, path, message }) =>
    [file, path.join('.'), message].join(' '),
  );

/**
 * Lets two people change and publish four times.
 * @returns the number of commits
 * @throws Error if one of them stops the build
 */
export async function publishTogether(seed: number): Promise<number> {
  const random = new Random(seed);
  const service = new Service();
  const { project } = service;
  for (const name of NAMES) project.pushed(pathOf(name), pageText(name, 'Words.'));
  const people = [new Device(find), new Device(find)];
  for (const device of people) await device.open();
  const requests = new Requests(service);
  const first = project.commits.length;
  for (let round = 0; round < 4; round += 1) {
    for (const device of people) random.some(2, () => change(device, random));
    const publications = people.map(async (device) => {
      const outcome = await device.publish(() => random.chance(0.5));
      assert.ok(['idle', 'published', 'mistakes', 'changed'].includes(outcome), outcome);
      if (outcome === 'mistakes') device.workspace.drafts.discard();
    });
    const all = Promise.all(publications);
    await requests.answerAll([all.catch(() => undefined)], random);
    await all;
  }
  const commits = project.commits.toReversed();
  let known: string[] = [];
  for (const [index, { files }] of commits.entries()) {
    const entries = [...files].filter(([path]) => isTextFile(path));
    const texts = new OpenProject(entries.map(([path, bytes]) => [path, String(bytes)]));
    const problems = keysOf(texts);
    if (index < first) known = problems;
    else
      assert.deepEqual(
        problems.filter((problem) => !known.includes(problem)),
        [],
      );
  }
  return commits.length - first;
}
