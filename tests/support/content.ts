import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import type { CONTENT_FILES } from '#content/files/content-files.ts';
import { fill, fillAll, type Variables } from '#content/text/fill.ts';
import { MODEL } from '#site/features.ts';
import type { CALENDAR, DATES } from '#site/features/dates/content.ts';
import type { CONTACT_FIELD, DELIVERY_WORDS } from '#site/features/delivery/content.ts';
import type { EDITING_FIELD } from '#site/features/editing/content.ts';
import type { GIVING_FIELDS } from '#site/features/giving/content.ts';
import type { MUSIC_WORDS } from '#site/features/music/content.ts';
import type { SECURITY_FIELD } from '#site/features/security/content.ts';
import type { SHARE_WORDS } from '#site/features/share/content.ts';
import type { ABOUT_US_FILE } from '#site/pages/about/content.ts';
import type { CONTACT_US_FILE, FAQS_FILE } from '#site/pages/contact/content.ts';
import type { DONATE_FILE } from '#site/pages/donate/content.ts';
import type { HOME_FILE } from '#site/pages/home/content.ts';
import { parseContent } from './parse-content.ts';
import { ROOT } from './root.ts';

/** The value of a field or the data of a file that a feature adds. */
type Of<Added extends { schema: z.ZodType }> = z.infer<Added['schema']>;

type Giving = typeof GIVING_FIELDS;

type Core = { [Name in keyof typeof CONTENT_FILES]: Of<(typeof CONTENT_FILES)[Name]> };

/** Every file of content/ with every field. */
interface AllContent extends Omit<Core, 'organisation' | 'site'> {
  organisation: Core['organisation'] & {
    donate: Of<Giving['ways']>;
    contact: Of<typeof CONTACT_FIELD>;
    security?: Of<typeof SECURITY_FIELD>;
    editing: Of<typeof EDITING_FIELD>;
  };
  site: Core['site'] & { share: Of<typeof SHARE_WORDS> };
  home: Of<typeof HOME_FILE>;
  'about-us': Of<typeof ABOUT_US_FILE>;
  'contact-us': Of<typeof CONTACT_US_FILE>;
  faqs: Of<typeof FAQS_FILE>;
  donate: Of<typeof DONATE_FILE> & {
    card: { provider: string; buttonOfSeveral: string };
    bank: { accounts: Of<Giving['accounts']> };
    details: Of<Giving['details']>;
    mobileMoney: Of<Giving['mobileMoney']>;
    poster: Of<Giving['poster']>;
  };
  delivery: Of<typeof DELIVERY_WORDS>;
  music: Of<typeof MUSIC_WORDS>;
  dates: Of<typeof DATES>;
  calendar: Of<typeof CALENDAR>;
}

/** The data of the files read so far, by their paths. */
const known = new Map<string, unknown>();

function read<Name extends keyof AllContent>(name: Name, code = 'en'): AllContent[Name] {
  const file = MODEL.pathOf(name, code);
  if (known.has(file)) return known.get(file) as AllContent[Name];
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { schema } = MODEL.files.get(name) ?? assert.fail(name);
  const data = parseContent(text, schema, file) as AllContent[Name];
  known.set(file, data);
  return data;
}

const facts = read('organisation');

/** Whether content/ is still that of the project: a team fills in its address first. */
export const IS_AS_SHIPPED = facts.siteAddress === 'https://example.org';

const variablesOf = (code: string): Variables => ({
  organisation: facts.name,
  founder: facts.founder.name ?? read('home', code).vision.founder,
  email: facts.supportEmail,
});

/**
 * The expected texts from the content files, so that tests repeat no sentence.
 * @param own the facts of a variant of the site
 * @param code the language
 */
export function content<Name extends keyof AllContent>(
  name: Name,
  own: Variables = {},
  code = 'en',
): AllContent[Name] {
  return fillAll(read(name, code), { ...variablesOf(code), ...own });
}

/** Removes the stars that mark emphasis. */
export function plain(text: string): string {
  return text.replaceAll('**', '');
}

export { fill };
