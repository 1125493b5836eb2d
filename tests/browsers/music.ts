/**
 * What a listener must be able to do in any browser, with each kind of file that the browser knows.
 */
import assert from 'node:assert/strict';
import { z } from 'zod';
import { BLOCKS_PAGE } from '../fixtures/languages.ts';
import { LISTEN } from '../fixtures/own-pages.ts';
import { BOTTOM, click, openAt, run, scroll, until } from './journeys.ts';
import type { Journeys, Visit } from './journeys.ts';

const KINDS = ['MP3', 'M4A', 'Opus'];
const isMusic = (path: string) => /\.(mp3|m4a|opus)$/.test(path);
const player = (index: number) => `document.querySelectorAll('audio')[${index}]`;

/** Opens the page, and touches it: browsers play nothing before. */
async function arrive(visit: Visit): Promise<void> {
  await openAt(visit, BLOCKS_PAGE);
  await click(visit, 'h1');
}

/** The pieces whose kind the browser says it plays. */
async function knownIn({ driver }: Visit): Promise<number[]> {
  const answers = await driver.evaluate(
    `return [...document.querySelectorAll('audio')].map((one) => one.canPlayType(one.querySelector('source').type))`,
  );
  return z
    .array(z.string())
    .parse(answers)
    .flatMap((answer, index) => (answer ? [index] : []));
}

async function play(visit: Visit, index: number): Promise<void> {
  await run(visit, `${player(index)}.play().catch(() => {})`);
  await until(visit, `${KINDS[index]} is not heard`, `${player(index)}.currentTime > 0.1`);
}

/** Every journey by its name; each throws where a listener would be stuck. */
export const MUSIC_JOURNEYS: Journeys = {
  'no music is asked for before it is played': async (visit) => {
    const before = visit.requests.length;
    await arrive(visit);
    await scroll(visit, BOTTOM);
    await until(visit, 'the page does not load', `document.readyState === 'complete'`);
    assert.deepEqual(visit.requests.slice(before).filter(isMusic), []);
  },

  'each kind of music that the browser knows plays, and jumps; of any other the page says so':
    async (visit) => {
      await arrive(visit);
      const known = await knownIn(visit);
      assert.ok(known.length > 0, 'it knows none');
      for (const [index, kind] of KINDS.entries()) {
        const status = `${player(index)}.closest('li').querySelector('[role=status]').textContent`;
        if (!known.includes(index)) {
          await until(visit, `nothing is said of ${kind}`, status);
          continue;
        }
        await play(visit, index);
        await run(visit, `${player(index)}.pause(); ${player(index)}.currentTime = 1.5`);
        const there = `Math.abs(${player(index)}.currentTime - 1.5) < 0.1 && !${player(index)}.seeking`;
        await until(visit, `${kind} does not jump`, there);
        assert.equal(await visit.driver.evaluate(`return ${status}`), '');
      }
    },

  'one piece plays at a time, with its title where the system shows it': async (visit) => {
    await arrive(visit);
    const [first = 0, second = first] = await knownIn(visit);
    // By itself it ends after two seconds.
    await run(visit, `${player(first)}.loop = true`);
    await play(visit, first);
    if (second !== first) {
      await play(visit, second);
      await until(visit, 'both play', `${player(first)}.paused`);
    }
    const title = 'navigator.mediaSession?.metadata?.title';
    const isTitle = `${title} === ${JSON.stringify(LISTEN.pieces[second]?.title)}`;
    await until(visit, 'no title', `!('mediaSession' in navigator) || ${isTitle}`);
  },
};
