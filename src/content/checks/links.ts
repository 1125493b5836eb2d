/** Finds every link in the texts of content/. Also runs in the editor. */
import { fieldOf, fieldsOf } from '../fields/field.ts';
import { linkScopeOf } from '../languages/language.ts';
import { checkedData, checkedCustomPage } from '../project/file-data.ts';
import type { Project } from '../project/project.ts';
import type { SourceLocation } from '../reading/content-error.ts';
import { markdownIn, markdownLinks } from '../reading/markdown.ts';
import { memoizeByObject, locationIn } from '../reading/text-file.ts';

/** A link from content/ to this site, and where it is written. */
export interface ContentLink extends SourceLocation {
  /** A path with query and fragment; just `#id` for a part of the page that shows the link. */
  address: string;
  /** Language code of the text; empty for a fact, which pages of every language show. */
  language: string;
  /** Path of the page that shows it, if there is only one. */
  page?: string | undefined;
}

/** Every link of a file that the site would show; none if the file has mistakes. */
export const linksIn = memoizeByObject((file): ContentLink[] => {
  const { kind, code: language, schema } = file;
  const customPage = checkedCustomPage(file);
  const data: unknown =
    kind === 'custom page' && !customPage?.publish ? undefined : checkedData(file).data;
  if (data === undefined || !schema) return [];
  const page = customPage?.path ?? file.page;
  return [...fieldsOf(fieldOf(schema), data)].flatMap((entry): ContentLink[] => {
    const { path: at, field, value } = entry;
    if (field.kind === 'page' && typeof value === 'string')
      return [{ ...locationIn(file, at), address: value, language }];
    const markdown = markdownIn(entry);
    const links = markdown ? markdownLinks(markdown.tree) : [];
    return links.map(({ address, line }) => ({
      ...locationIn(file, at, line),
      address,
      language,
      page,
    }));
  });
});

/** Every link of a project to this site, except in drafts, whose targets need not exist yet. */
export const linksOf = memoizeByObject((project: Project): readonly ContentLink[] =>
  project
    .files()
    .flatMap(linksIn)
    .filter(({ address }) => /^[/#]/.test(address)),
);

/** The parameters of `linkTarget` for each published language, by its code. */
export const linkScopes = memoizeByObject((project: Project) => {
  const languages = project.languages();
  const scopeOf = (code: string) =>
    linkScopeOf(languages, code, (language) => project.publishedCustomPages(language));
  return new Map(languages.map(({ code }) => [code, scopeOf(code)]));
});
