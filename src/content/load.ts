import { getEntry } from 'astro:content';
import { fillContent, type Content } from './content.ts';
import { CONTENT_FILES } from './schemas/index.ts';

/** Gives the content of one language, its names in braces filled with the facts of organisation.yaml. */
export async function contentOf(language: string): Promise<Content> {
  const entries = await Promise.all(
    Object.keys(CONTENT_FILES).map(async (name) => {
      const entry = await getEntry(name as keyof typeof CONTENT_FILES, language);
      if (!entry) throw new Error(`content/${language} has no ${name}.`);
      return [name, entry.data];
    }),
  );
  const biography = (await getEntry('biography', language))?.rendered?.html ?? '';
  return fillContent({ ...(Object.fromEntries(entries) as Content), biography });
}
