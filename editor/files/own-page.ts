import { ownPageLinks } from '../../src/content/checks/links-of-file.ts';
import { fileNameProblem } from '../../src/content/own-pages/file-name.ts';
import { checkOwnPage, type OwnPageSource } from '../../src/content/own-pages/check.ts';
import { ownPage, type OwnPage, type OwnPageFile } from '../../src/content/schemas/own-page.ts';
import { yamlFile, type ContentFile } from './content-file.ts';
import { parseMarkdown } from './markdown.ts';
import { Refusal } from './refusal.ts';
import { draftBlocks, idsOf, shownBlock } from './shown-block.ts';

/** A new page is a draft. */
const BEGIN = `# yaml-language-server: $schema=../../schemas/own-page.json

publish: false
`;

/** A page as it is shown; its look does not depend on its path. */
function shown(page: OwnPageFile): OwnPage {
  const ids = idsOf(page.blocks);
  return { ...page, path: '', blocks: page.blocks.map((block) => shownBlock(block, ids)) };
}

/** The path of a page on the site, by that of its file. */
export const pathOfPage = (file: string) => file.replace(/^.*(?=\/)|\.yaml$/g, '');

const yaml = yamlFile(ownPage);

/** A page as the checks of the build read it; undefined if anything is wrong with it. */
export function ownPageSource(
  source: string,
  language: string,
  file: string,
): OwnPageSource | undefined {
  const { data } = checkOwnPage({ file, source, language }, parseMarkdown);
  return data && { file, source, language, path: pathOfPage(file), data };
}

/** An own page of the team: a language may have many. */
export const OWN_PAGE: ContentFile = {
  ...yaml,
  begin: BEGIN,
  check: (source, language, file) => {
    const { data, problems } = checkOwnPage({ file, source, language }, parseMarkdown);
    return data ? { data: shown(data) } : { problems };
  },
  links: (source, language, file) => {
    const page = ownPageSource(source, language, file);
    return page?.data.publish ? ownPageLinks(page, parseMarkdown) : [];
  },
  preview: (text) => {
    const { blocks = [], ...head } = yaml.preview(text) as Partial<OwnPageFile>;
    return { heading: '', ...head, path: '', blocks: draftBlocks(blocks) };
  },
};

/**
 * Checks the address of a new page.
 * @param taken first parts of the addresses that the site itself has
 * @throws Refusal with what the build would say
 */
export function refuseAddress(address: string, taken: readonly string[]): void {
  const problem = fileNameProblem(`${address}.yaml`, new Set(taken));
  if (problem) throw new Refusal([problem]);
}
