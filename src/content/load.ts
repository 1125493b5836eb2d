import { getCollection, getEntry } from 'astro:content';
import { fillContent, type Content } from './content.ts';
import { FACTS } from './content-loader.ts';
import { CONTENT_FILES, FACT_FILES, contentPath, type ContentName } from './schemas/index.ts';
import type { OwnPage } from './schemas/own-page.ts';

/** Gives the content of one language, its names in braces filled with the facts of organisation.yaml. */
export async function contentOf(language: string): Promise<Content> {
  const entries = await Promise.all(
    Object.keys(CONTENT_FILES).map(async (name) => {
      const id = name in FACT_FILES ? FACTS : language;
      const entry = await getEntry(name as ContentName, id);
      if (!entry) throw new Error(`${contentPath(name as ContentName, language)} is missing.`);
      return [name, entry.data];
    }),
  );
  const biography = (await getEntry('biography', language))?.rendered?.html ?? '';
  return fillContent({ ...(Object.fromEntries(entries) as Content), biography, code: language });
}

/** The published pages of the team's own in one language, not filled yet; see `withOwnPage`. */
export async function ownPagesOf(language: string): Promise<OwnPage[]> {
  const entries = await getCollection('more', ({ id }) => id.startsWith(`${language}/`));
  return entries.map(({ data }) => data as unknown as OwnPage);
}
