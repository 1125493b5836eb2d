import { fill } from '../../src/core/fill.ts';
import type { EditingService } from '../schema.ts';
import { GITHUB } from '../sign-in/github.ts';
import type { Words } from '../words/words.ts';
import type { SaveStatus } from './saves.ts';

/** What becomes of what was published, in words. */
export interface Told {
  text: string;
  /** What somebody can do. */
  advice?: string;
  link?: { text: string; href: string };
}

/** The list of saves at GitHub, where it marks each that could not be built. */
const listOfSaves = ({ repository, branch }: EditingService) =>
  `${GITHUB.address}/${repository}/commits/${branch}`;

/** The time of day; the day too, where it is not today's. */
function moment(at: number, now: number, language: string | undefined): string {
  const day = (one: number) => new Date(one).toLocaleDateString(language, { dateStyle: 'medium' });
  const options = { hour: '2-digit', minute: '2-digit' } as const;
  const time = new Date(at).toLocaleTimeString(language, options);
  return day(at) === day(now) ? time : `${day(at)}, ${time}`;
}

interface Where {
  /** The service; undefined for this computer. */
  editing: EditingService | undefined;
  /** Why the site on this computer could not be built. */
  stopped?: string | undefined;
  words: Words['online'];
  /** Of the time of day (BCP 47). */
  language?: string | undefined;
}

/** What becomes of what was published, in words; undefined where there is nothing. */
export function whatBecame(
  outcome: SaveStatus,
  now: number,
  { editing, stopped, words, language }: Where,
): Told | undefined {
  if (outcome.kind === 'nothing') return undefined;
  const time = moment(outcome.since, now, language);
  const said = (text: string) => fill(text, { time });
  const site = { text: words.site, href: '/' };
  if (!editing && stopped !== undefined && ['waiting', 'late'].includes(outcome.kind))
    return { text: said(words.stopped), advice: stopped };
  switch (outcome.kind) {
    case 'online':
      return { text: said(editing ? words.online : words.shown), link: site };
    case 'waiting':
      return { text: editing ? words.waiting : words.building };
    case 'late': {
      if (!editing) return { text: said(words.lateHere), advice: words.lateHereAdvice };
      const advice = fill(words.lateAdvice, { service: GITHUB.name });
      return {
        text: said(words.late),
        advice,
        link: { text: words.saves, href: listOfSaves(editing) },
      };
    }
    case 'unanswered':
      return editing
        ? { text: said(words.unanswered), advice: words.unansweredAdvice }
        : { text: said(words.unansweredHere), advice: words.unansweredHereAdvice };
  }
}
