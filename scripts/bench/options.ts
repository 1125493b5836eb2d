import { parseArgs } from 'node:util';
import { UserError } from '../failure.ts';

interface Site {
  name: string;
  /** Address without a slash at its end. */
  url: string;
}

export interface BenchOptions {
  sites: Site[];
  runs: number;
  pages: string[];
}

/** Whoever measures another site gives it pages of these addresses. */
const PAGES = ['/', '/about-us', '/contact-us', '/donate'];

function siteOf(text: string): Site {
  const [, name, url] = /^([^=]+)=(https?:\/\/.+?)\/?$/.exec(text) ?? [];
  if (!name || !url)
    throw new UserError(`--url "${text}": expected NAME=ADDRESS, such as old=https://example.org`);
  return { name, url };
}

function runsOf(text: string): number {
  const runs = Number(text);
  if (!Number.isInteger(runs) || runs < 1)
    throw new UserError(`--runs "${text}": expected a whole number from 1 on`);
  return runs;
}

/**
 * Reads `--url NAME=ADDRESS` (any number of times), `--runs N` and `--pages /,/donate`.
 * @throws UserError with a sentence for whoever typed it
 */
export function readOptions(words: string[]): BenchOptions {
  const { values } = parseArgs({
    args: words,
    options: {
      url: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: PAGES.join(',') },
    },
  });
  const pages = values.pages.split(',');
  const unknown = pages.find((page) => !PAGES.includes(page));
  if (unknown !== undefined)
    throw new UserError(`--pages "${unknown}": expected some of ${PAGES.join(', ')}`);
  return { sites: values.url.map(siteOf), runs: runsOf(values.runs), pages };
}
