import { fileNameProblem } from '../../src/content/own-pages/address.ts';
import { markdownFieldProblems } from '../../src/content/reading/markdown-fields.ts';
import { checkContent } from '../../src/content/reading/parse-content.ts';
import {
  ownBlock,
  ownPage,
  type Block,
  type OwnPage,
  type OwnPageFile,
} from '../../src/content/schemas/own-page.ts';
import { yamlFile, type ContentFile } from './content-file.ts';
import { markdownHtml, parseMarkdown } from './markdown.ts';
import { Refusal } from './refusal.ts';

/** Nobody sees a new page before its team wants it seen. */
const BEGIN = `# yaml-language-server: $schema=../../schemas/own-page.json

publish: false
`;

function shownBlock(block: OwnPageFile['blocks'][number]): Block {
  return block.block === 'text' ? { block: 'text', html: markdownHtml(block.text) } : block;
}

/** A page as it is shown; where it has which address makes no difference to its look. */
const shown = (page: OwnPageFile): OwnPage => ({
  ...page,
  path: '',
  blocks: page.blocks.map(shownBlock),
});

const yaml = yamlFile('own-page', ownPage);

/** A page of the team's own: of this kind there are many files. */
export const OWN_PAGE: ContentFile = {
  ...yaml,
  begin: BEGIN,
  check: (text) => {
    const { data, problems } = checkContent(text, ownPage, '');
    const all = problems ?? markdownFieldProblems(ownPage, data, '', text, parseMarkdown);
    return data && all.length === 0 ? { data: shown(data) } : { problems: all };
  },
  draft: (text) => {
    const { blocks = [], ...head } = yaml.draft(text) as Partial<OwnPageFile>;
    // A block appears as soon as it is whole.
    const whole = blocks.flatMap((block) => ownBlock.safeParse(block).data ?? []);
    return shown({ heading: '', ...head, blocks: whole } as OwnPageFile);
  },
};

/**
 * Keeps a new page from an address that it cannot have.
 * @param taken first parts of the addresses that the site itself has
 * @throws Refusal with what the build would say
 */
export function refuseAddress(address: string, taken: readonly string[]): void {
  const problem = fileNameProblem(`${address}.yaml`, new Set(taken));
  if (problem) throw new Refusal([problem]);
}
