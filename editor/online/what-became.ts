import { fill } from '../../src/core/fill.ts';
import type { EditingService } from '../schema.ts';
import { GITHUB } from '../sign-in/github.ts';
import { WORDS } from '../words/words.ts';
import type { OnlineStatus } from './online-state.ts';

/** What becomes of what was published, in words. */
export interface Told {
  text: string;
  /** What somebody can do. */
  advice?: string;
  link?: { text: string; href: string };
}

/** The time of day; the day too, where it is not today's. */
function moment(at: number): string {
  const [day, today] = [new Date(at), new Date()].map((date) =>
    date.toLocaleDateString(undefined, { dateStyle: 'medium' }),
  );
  const time = new Date(at).toLocaleTimeString(undefined, { timeStyle: 'short' });
  return day === today ? time : `${day}, ${time}`;
}

/**
 * What becomes of what was published, in words; undefined where there is nothing.
 * @param editing the service; undefined on this computer
 */
export function whatBecame(
  status: OnlineStatus,
  editing: EditingService | undefined,
): Told | undefined {
  if (status.kind === 'nothing') return undefined;
  const { kind, since, stopped } = status;
  const words = editing ? WORDS.online : WORDS.onThisComputer;
  const text = fill(words[kind], { time: moment(since) });
  if (kind === 'online') return { text, link: { text: WORDS.online.site, href: '/' } };
  if (stopped !== undefined)
    return { text: fill(WORDS.onThisComputer.stopped, { time: moment(since) }), advice: stopped };
  if (kind === 'waiting') return { text };
  if (!editing) return { text, advice: words.advice };
  const saves = `${GITHUB.address}/${editing.repository}/commits/${editing.branch}`;
  return { text, advice: words.advice, link: { text: WORDS.online.saves, href: saves } };
}
