import { fileURLToPath } from 'node:url';
import type { Loader, LoaderContext } from 'astro/loaders';
import { markdownToMdast } from 'satteri';
import {
  CONTENT_FILES,
  FACT_FILES,
  type ContentName,
  OTHER_FILES,
  OWN_PAGES_FOLDER,
} from '../schemas/index.ts';
import type { OwnPageSource } from '../own-pages/check.ts';
import { readOwnPages } from '../own-pages/read.ts';
import { biographyProblems } from '../reading/biography.ts';
import {
  ContentError,
  problemsOf,
  throwProblems,
  type ContentProblem,
} from '../reading/content-error.ts';
import { languages } from '../languages/folders.ts';
import { checkFile } from '../reading/check-file.ts';
import { publishedIn } from '../languages/published.ts';
import { readContentText, readText } from '../reading/read-text.ts';

/** The id of the only entry of a file for every language. */
export const FACTS = 'facts';

/** Whether the only problem is that something is missing. */
function isUnfinished(error: unknown): boolean {
  return error instanceof ContentError && error.problems.every(({ missing }) => missing);
}

/** Loads a file of every language, and reloads it whenever it changes during development. */
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
          const isPublished = publishedIn(root).includes(language);
          await load(context, language, `content/${language}/${path}`).catch((error: unknown) => {
            if (isPublished || !isUnfinished(error)) throw error;
            // Not published yet: the launch check reports what is missing.
            context.store.delete(language);
          });
        }
      };
      await loadAll();
      keepLoading(context, (changed) => changed.endsWith(`/${path}`), loadAll);
    },
  };
}

/** Reloads whenever a file of content/ is saved, added or removed during development. */
function keepLoading(
  { config, watcher, logger }: LoaderContext,
  isMine: (path: string) => boolean,
  loadAll: () => Promise<void>,
): void {
  watcher?.add(fileURLToPath(new URL('content/', config.root)));
  for (const event of ['add', 'change', 'unlink'] as const) {
    watcher?.on(event, (changed: string) => {
      if (!isMine(changed.replaceAll('\\', '/'))) return;
      loadAll().catch((error: unknown) => logger.error(String(error)));
    });
  }
}

/** Checks the data of a file beyond its schema, such as its pictures; `source` is its text. */
type FileCheck = (
  name: ContentName,
  data: unknown,
  file: string,
  root: URL,
  source: string,
) => Promise<void>;

/**
 * Astro loader of a content file in every language; the entry's id is the language or {@link
 * FACTS}.
 * @throws ContentError while loading, for data that breaks the schema, and what `check` throws
 */
export function contentLoader(name: ContentName, check: FileCheck): Loader {
  const { path } = CONTENT_FILES[name];
  return languageLoader(name, path, async ({ config, store, generateDigest }, id, file) => {
    const source = await readContentText(config.root, name, file);
    const { data, problems } = checkFile(name, { source, file, language: id }, markdownToMdast);
    if (problems) throw new ContentError(problems);
    await check(name, data, file, config.root, source);
    // Of the data, not of the text: a new default in the schema changes pages, too.
    store.set({ id, data, digest: generateDigest(data) });
  });
}

/**
 * Astro loader of the biography in Markdown.
 * @throws ContentError while loading, for unsupported formatting
 */
export function biographyLoader(): Loader {
  return languageLoader(
    'biography',
    OTHER_FILES.biography.path,
    async (context, language, file) => {
      const source = await readText(context.config.root, file);
      throwProblems(biographyProblems(source, markdownToMdast(source), file, language));
      context.store.set({ id: language, data: { source }, digest: context.generateDigest(source) });
    },
  );
}

/**
 * Astro loader of the team's own pages without drafts; the entry's id is `en/our-teams`.
 * @param checks check a page beyond its schema
 * @throws ContentError while loading, with the problems of all pages
 */
export function ownPagesLoader(
  ...checks: ((page: OwnPageSource, root: URL) => Promise<void>)[]
): Loader {
  return {
    name: 'own-pages',
    async load(context) {
      const { config, store, generateDigest } = context;
      const loadAll = async () => {
        const pages = await readOwnPages(config.root);
        const problems: ContentProblem[] = [];
        for (const page of pages)
          for (const check of checks)
            problems.push(...(await problemsOf(() => check(page, config.root))));
        throwProblems(problems);
        store.clear();
        // Astro warns about an empty collection, and most sites have no such pages.
        store.set({ id: 'none', data: {} });
        for (const { language, path, data: file } of pages) {
          if (!file.publish) continue;
          const data = { ...file, path };
          store.set({ id: `${language}${path}`, data, digest: generateDigest(data) });
        }
      };
      await loadAll();
      keepLoading(context, (changed) => changed.includes(`/${OWN_PAGES_FOLDER}/`), loadAll);
    },
  };
}
