import texts from 'virtual:site/texts';
import type { AnyBlock } from '#content/fields';
import { CONTENT_FILES, type ContentFile, type CustomPage } from '#content/files';
import { linkTarget, type PageVersion, pathIn, sourcePath } from '#content/languages';
import {
  type Content,
  languageContext,
  Project,
  buildContent,
  type ContentSource,
  type PreparedBlock,
  type PreparedPage,
  withBlocks,
  renderMarkdown,
  renderSections,
} from '#content/project';
import { MODEL } from '../features.ts';

const project = new Project(MODEL, texts);
/** The published languages, in the order of organisation.yaml. */
export const LANGUAGES = project.languages();

const SOURCE: ContentSource = {
  model: MODEL,
  languages: LANGUAGES,
  data: (name, code) => project.of(MODEL.file(name), code),
  customPages: (code) => project.publishedCustomPages(code),
  render: renderMarkdown,
};

/** The `getStaticPaths` of src/pages/[...language]. */
export const languagePaths = () =>
  LANGUAGES.map(({ code, root }) => ({
    params: { language: root.slice(1) || undefined },
    props: { code },
  }));

/** The content of one language, with variables filled in. */
export function contentOf(code: string): Content {
  const content = buildContent(SOURCE, code);
  // Happens only in development: a build has already checked all files.
  if (!content) throw new Error(`content/${code} has mistakes; the terminal lists them.`);
  return content;
}

/** The content of the language at `/`. */
export const contentOfFirstLanguage = (): Content => contentOf(project.first);

function preparedBlocks(blocks: readonly AnyBlock[], code: string): PreparedBlock[] {
  const language = languageContext(SOURCE, code);
  const targetOf = (address: string) => linkTarget(language, address);
  const { newTab = '' } = project.of(CONTENT_FILES.site, code) ?? {};
  const render = (markdown: string, ids: Set<string>) =>
    renderSections(markdown, { targetOf, ids, newTab });
  return MODEL.preparedBlocks(blocks, (file) => project.of(file, project.first), render);
}

/** The content of one of the four pages, with the blocks that it holds. */
export const contentOfPage = (file: ContentFile, code: string): Content =>
  withBlocks(contentOf(code), preparedBlocks(project.moreBlocks(file, code), code));

/** The published custom pages of a language; variables are not filled in. */
export const customPagesOf = (code: string): PreparedPage[] =>
  project
    .publishedCustomPages(code)
    .map((page) => ({ ...page, blocks: preparedBlocks(page.blocks, code) }));

/** The versions of a custom page in every published language; Home if a language lacks it. */
export function versionsOfCustomPage(customPage: Pick<CustomPage, 'path' | 'translates'>) {
  return LANGUAGES.map((language) => {
    const version = project
      .publishedCustomPages(language.code)
      .find((page) => sourcePath(page) === sourcePath(customPage));
    const path = pathIn(language.root, version?.path ?? '/');
    return { ...language, path, ...(version ? {} : { missing: true }) };
  });
}

/** The versions of each custom page, without languages that lack it. */
export function customPageVersions(): PageVersion[][] {
  const pages = LANGUAGES.flatMap(({ code }) => project.publishedCustomPages(code));
  return [...new Set(pages.map(sourcePath))].map((path) =>
    versionsOfCustomPage({ path }).filter(({ missing }) => !missing),
  );
}
