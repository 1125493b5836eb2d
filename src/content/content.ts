import type { z } from 'zod';
import { fill, fillAll, type Tokens } from './fill.ts';
import type { CONTENT_FILES, ContentName } from './schemas/index.ts';

/** All that one language says, by the names of its files; the biography as HTML. */
export type Content = {
  [Name in ContentName]: z.infer<(typeof CONTENT_FILES)[Name]['schema']>;
} & {
  biography: string;
  /** The language (BCP 47), the name of its folder. */
  code: string;
};

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Puts the facts of organisation.yaml in the place of their names in braces, in every text of a language. */
export function fillContent({ biography, code, ...files }: Content): Content {
  const { organisation, home } = files;
  const tokens: Tokens = {
    organisation: organisation.name,
    founder: organisation.founder.name ?? home.vision.founder,
    email: organisation.supportEmail,
  };
  const escaped = Object.entries(tokens).map(([name, value]) => [
    name,
    value.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? ''),
  ]);
  return {
    ...fillAll(files, tokens),
    code,
    biography: fill(biography, Object.fromEntries(escaped) as Tokens),
  };
}
