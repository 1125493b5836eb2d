import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { markdownToMdast } from 'satteri';
import { CONTENT_FILES, FACT_FILES, type ContentName } from './schemas/index.ts';
import { biographyProblems } from './biography.ts';
import { ContentError } from './content-error.ts';
import { parseContent } from './parse-content.ts';
import { readText } from './read-text.ts';

const BIOGRAPHY = 'biography.md';

/** The language folders of content/: `en`, later `fr`. */
export async function languages(root: URL): Promise<string[]> {
  const entries = await readdir(new URL('content/', root), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name))
    .map(({ name }) => name);
}

/** The id of the one entry of a file that holds for every language. */
export const FACTS = 'facts';

/** Loads one file of every language, now and again whenever it is saved during development. */
function languageLoader(
  name: string,
  path: string,
  load: (context: LoaderContext, id: string, file: string) => Promise<void>,
): Loader {
  const isFact = name in FACT_FILES;
  return {
    name,
    async load(context) {
      const { root } = context.config;
      const loadAll = async () => {
        if (isFact) return load(context, FACTS, `content/${path}`);
        for (const language of await languages(root)) {
          await load(context, language, `content/${language}/${path}`);
        }
      };
      await loadAll();
      context.watcher?.add(fileURLToPath(new URL('content/', root)));
      context.watcher?.on('change', (changed) => {
        if (!changed.replaceAll('\\', '/').endsWith(`/${path}`)) return;
        loadAll().catch((error: unknown) => context.logger.error(String(error)));
      });
    },
  };
}

/** What else the data of a file must fulfil, such as its pictures; `source` is its text, to name the line of a mistake. */
type FileCheck = (
  name: ContentName,
  data: unknown,
  file: string,
  root: URL,
  source: string,
) => Promise<void>;

/**
 * Astro loader of one content file in every language; the entry's id is the language, or {@link FACTS}.
 * @throws ContentError while loading, for text that breaks the schema, and what `check` throws
 */
export function contentLoader(name: ContentName, check: FileCheck): Loader {
  const { path, schema } = CONTENT_FILES[name];
  return languageLoader(name, path, async ({ config, store, generateDigest }, id, file) => {
    const source = await readText(config.root, file);
    const data = parseContent(source, schema, file);
    await check(name, data, file, config.root, source);
    // Of the data, not of the text: a default that is added to the schema changes the pages too.
    store.set({ id, data, digest: generateDigest(data) });
  });
}

/**
 * Astro loader of the biography, written in Markdown.
 * @throws ContentError while loading, for what the page has no look for
 */
export function biographyLoader(): Loader {
  return languageLoader('biography', BIOGRAPHY, async (context, language, file) => {
    const source = await readText(context.config.root, file);
    const problems = biographyProblems(source, markdownToMdast(source), file);
    if (problems.length > 0) throw new ContentError(problems);
    const rendered = await context.renderMarkdown(source);
    context.store.set({
      id: language,
      data: {},
      rendered,
      digest: context.generateDigest(rendered.html),
    });
  });
}
