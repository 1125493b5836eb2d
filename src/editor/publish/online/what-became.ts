import { fill } from '#content/text';
import type { EditingService } from '#site/features/editing';
import { WORDS } from '../../words/words.ts';
import { versionLabel } from '../repositories/repository.ts';
import { GITHUB } from '../sign-in/github.ts';
import type { OnlineStatus } from './online-state.ts';

/** Something to say, in words. */
export interface Notice {
  text: string;
  /** What somebody can do. */
  advice?: string;
  link?: { text: string; href: string };
}

/**
 * What becomes of what was published, in words; undefined where there is nothing.
 * @param editing the service; undefined on this computer
 */
export function whatBecame(
  status: OnlineStatus,
  editing: EditingService | undefined,
): Notice | undefined {
  if (status.kind === 'nothing') return undefined;
  const { kind, since, page, stopped } = status;
  const words = editing ? WORDS.online : WORDS.onThisComputer;
  const time = versionLabel({ date: new Date(since).toISOString() });
  const text = fill(words[kind], { time });
  if (kind === 'online') return { text, link: { text: WORDS.online.site, href: page } };
  if (stopped !== undefined)
    return { text: fill(WORDS.onThisComputer.stopped, { time }), advice: stopped };
  if (kind === 'waiting') return { text };
  const saves = `${GITHUB.address}/${editing?.repository}/commits/${editing?.branch}`;
  const link = editing && { link: { text: WORDS.online.saves, href: saves } };
  return { text, advice: words.advice, ...link };
}
