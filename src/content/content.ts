import { getEntry } from 'astro:content';
import type { z } from 'zod';
import type { CONTENT_FILES, ContentName } from './schemas/index.ts';
import { fill, fillAll, type Tokens } from './fill.ts';

type Content = { [Name in ContentName]: z.infer<(typeof CONTENT_FILES)[Name]['schema']> };

async function load<Name extends ContentName>(
  name: Name,
  language: string,
): Promise<Content[Name]> {
  const found = await getEntry(name, language);
  if (!found) throw new Error(`content/${language} has no ${name}.`);
  return found.data as Content[Name];
}

/** Gives the content of one language, its names in braces filled with the facts of organisation.yaml. */
export async function contentOf(language: string) {
  const organisation = await load('organisation', language);
  const home = await load('home', language);
  const tokens: Tokens = {
    organisation: organisation.name,
    founder: organisation.founder.name ?? home.vision.founder,
    email: organisation.supportEmail,
  };

  return {
    organisation: fillAll(organisation, tokens),
    /** The data of one content file. */
    async get<Name extends Exclude<ContentName, 'organisation'>>(name: Name) {
      return fillAll(await load(name, language), tokens);
    },
    /** The biography as HTML. */
    async biography(): Promise<string> {
      const rendered = (await getEntry('biography', language))?.rendered;
      const escaped = Object.fromEntries(
        Object.entries(tokens).map(([name, value]) => [
          name,
          value.replace(
            /[&<>]/g,
            (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '',
          ),
        ]),
      );
      return fill(rendered?.html ?? '', escaped);
    },
  };
}
