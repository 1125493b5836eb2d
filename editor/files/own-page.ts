import { pathOfPage } from '../../src/core/own-pages/page-paths.ts';
import type { OwnPage, OwnPageFile } from '../../src/core/schemas/own-page.ts';
import { fileKind } from './content-file.ts';
import { draftBlocks, idsOf, shownBlock } from './shown-block.ts';

/** A page as it is shown. */
export function shownPage(page: OwnPageFile, file: string): OwnPage {
  const ids = idsOf(page.blocks);
  const blocks = page.blocks.map((block) => shownBlock(block, ids));
  return { ...page, path: pathOfPage(file), blocks };
}

/** What can be shown of a page with mistakes. */
export function draftPage(text: string, file: string): object {
  const kind = fileKind({ name: 'own', code: '', inside: '' });
  const { blocks = [], ...head } = kind.preview(text) as Partial<OwnPageFile>;
  return { heading: '', ...head, path: pathOfPage(file), blocks: draftBlocks(blocks) };
}
