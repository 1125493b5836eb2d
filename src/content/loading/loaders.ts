import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { markdownToMdast } from 'satteri';
import type { ContentName } from '../schemas/index.ts';
import { CONTENT_FILES, FACT_FILES, OTHER_FILES, OWN_PAGES_FOLDER } from '../schemas/index.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import { readOwnPages } from '../own-pages/read.ts';
import { biographyProblems } from '../reading/biography.ts';
import {
  ContentError,
  problemsOf,
  throwProblems,
  type ContentProblem,
} from '../reading/content-error.ts';
import { languageFolders } from '../languages/folders.ts';
import { checkFile } from '../reading/check-file.ts';
import { dataOrThrow } from '../reading/parse-content.ts';
import { publishedIn } from '../reading/unchecked-settings.ts';
import { readContentText, readText } from '../reading/read-text.ts';

/** The id of the only entry of a file for every language. */
export const FACTS = 'facts';

/** A loader that, during development, loads again when a file of its own changes. */
function watching(
  name: string,
  isMine: (path: string) => boolean,
  loadAll: (context: LoaderContext) => Promise<void>,
): Loader {
  return {
    name,
    async load(context) {
      const { config, watcher, logger } = context;
      await loadAll(context);
      watcher?.add(fileURLToPath(new URL('content/', config.root)));
      watcher?.on('all', (_event, changed: string) => {
        if (!isMine(changed.replaceAll('\\', '/'))) return;
        loadAll(context).catch((error: unknown) => logger.error(String(error)));
      });
    },
  };
}

/** Loads a file of every language. */
const languageLoader = (
  name: string,
  path: string,
  load: (context: LoaderContext, id: string, file: string) => Promise<void>,
): Loader =>
  watching(
    name,
    (changed) => changed.endsWith(`/${path}`),
    async (context) => {
      if (name in FACT_FILES) return load(context, FACTS, `content/${path}`);
      const { root } = context.config;
      for (const language of await languageFolders(root)) {
        await load(context, language, `content/${language}/${path}`).catch((error: unknown) => {
          const isUnfinished =
            error instanceof ContentError && error.problems.every(({ missing }) => missing);
          if (publishedIn(root).includes(language) || !isUnfinished) throw error;
          // Not published yet: the launch check reports what is missing.
          context.store.delete(language);
        });
      }
    },
  );

/**
 * Astro loader of a content file; the entry's id is its language or {@link FACTS}.
 * @param check checks the data beyond its schema, such as its pictures; `source` is its text
 * @throws ContentError while loading, for data that breaks the schema, and what `check` throws
 */
export function contentLoader(
  name: ContentName,
  check: (
    name: ContentName,
    data: unknown,
    file: string,
    root: URL,
    source: string,
  ) => Promise<void>,
): Loader {
  const { path } = CONTENT_FILES[name];
  return languageLoader(name, path, async ({ config, store, generateDigest }, id, file) => {
    const source = await readContentText(config.root, name, file);
    const data = dataOrThrow(checkFile(name, { source, file, language: id }, markdownToMdast));
    await check(name, data, file, config.root, source);
    // Of the data, not of the text: a new default in the schema changes pages, too.
    store.set({ id, data, digest: generateDigest(data) });
  });
}

/** Astro loader of the biography. @throws ContentError while loading, for unsupported formatting */
export const biographyLoader = (): Loader =>
  languageLoader('biography', OTHER_FILES.biography.path, async (context, language, file) => {
    const source = await readText(context.config.root, file);
    throwProblems(biographyProblems(source, markdownToMdast(source), file, language));
    context.store.set({ id: language, data: { source }, digest: context.generateDigest(source) });
  });

/**
 * Astro loader of the team's own pages without drafts; the entry's id is `en/our-teams`.
 * @param checks check a page beyond its schema
 * @throws ContentError while loading, with the problems of all pages
 */
export const ownPagesLoader = (
  ...checks: ((page: OwnPageSource, root: URL) => Promise<void>)[]
): Loader =>
  watching(
    'own-pages',
    (changed) => changed.includes(`/${OWN_PAGES_FOLDER}/`),
    async ({ config: { root }, store, generateDigest }) => {
      const pages = await readOwnPages(root);
      const problems: ContentProblem[] = [];
      for (const page of pages)
        for (const check of checks) problems.push(...(await problemsOf(() => check(page, root))));
      throwProblems(problems);
      store.clear();
      // Astro warns about an empty collection, and most sites have no such pages.
      store.set({ id: 'none', data: {} });
      for (const { language, path, data: file } of pages.filter(({ data }) => data.publish)) {
        const data = { ...file, path };
        store.set({ id: `${language}${path}`, data, digest: generateDigest(data) });
      }
    },
  );
