import type { EditingService } from '../schema.ts';
import type { SaveStatus } from './saves.ts';

/** What the status bar shows after a save. */
export interface StatusMessage {
  text: string;
  /** What whoever saved can do. */
  advice?: string;
  link?: { text: string; href: string };
}

/** The names of services, as people know them. */
const SERVICES = { github: 'GitHub', gitlab: 'GitLab', gitea: 'the service' };

/** The list of saves at the service, where it marks each that could not be built. */
function listOfSaves(editing: EditingService): string {
  const { repository, branch } = editing;
  switch (editing.service) {
    case 'github':
      return `https://github.com/${repository}/commits/${branch}`;
    case 'gitlab':
      return new URL(`/${repository}/-/commits/${branch}`, editing.address ?? 'https://gitlab.com')
        .href;
    case 'gitea':
      return new URL(`/${repository}/commits/branch/${branch}`, editing.address).href;
  }
}

const SITE = { text: 'See the site', href: '/' };

const time = (at: number, language: string | undefined) =>
  new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });

/** The day too, where it is not today's. */
function moment(at: number, now: number, language: string | undefined): string {
  const day = (one: number) => new Date(one).toLocaleDateString(language, { dateStyle: 'medium' });
  return day(at) === day(now) ? time(at, language) : `${day(at)}, ${time(at, language)}`;
}

/**
 * What becomes of a save, in words; undefined where there is none.
 * @param editing the service; undefined for a folder on this computer
 * @param stopped why the site on this computer could not be built
 * @param language of the time of day (BCP 47); without it the browser's own
 */
export function sentenceFor(
  outcome: SaveStatus,
  now: number,
  editing: EditingService | undefined,
  stopped?: string,
  language?: string,
): StatusMessage | undefined {
  if (outcome.kind === 'nothing') return undefined;
  const at = moment(outcome.since, now, language);
  if (!editing) {
    switch (outcome.kind) {
      case 'online':
        return { text: `The site on this computer has shown it since ${at}.`, link: SITE };
      case 'waiting':
      case 'late':
        if (stopped)
          return { text: `Saved at ${at}, but the site cannot be built.`, advice: stopped };
        if (outcome.kind === 'waiting')
          return { text: 'Saved. The site on this computer shows it in about half a minute.' };
        return {
          text: `Saved at ${at}. The site on this computer does not show it yet.`,
          advice:
            'The window that started the editor says why. If that window is closed, start the editor again: npm run edit.',
        };
      case 'unanswered':
        return {
          text: `Saved at ${at}. The site on this computer is not responding.`,
          advice:
            'Has the window that started the editor been closed? Start the editor again: npm run edit.',
        };
    }
  }
  switch (outcome.kind) {
    case 'online':
      return { text: `Online since ${at}.`, link: SITE };
    case 'waiting':
      return { text: 'Saved. Online in a few minutes.' };
    case 'late':
      return {
        text: `Not online yet: saved at ${at}.`,
        advice: `Nothing is lost. In the list of saves at ${SERVICES[editing.service]} a red mark beside the newest means that the site could not be built; click the mark to see why. If there is no mark, look at the page of your host. If you cannot fix it, tell the person who set up the site.`,
        link: { text: 'List of saves', href: listOfSaves(editing) },
      };
    case 'unanswered':
      return {
        text: `Saved at ${at}. We cannot tell whether it is online: the site is not responding.`,
        advice:
          'Nothing is lost. Check your connection. The editor will check again automatically.',
      };
  }
}
