import { fileNameProblem } from '../../src/core/own-pages/file-name.ts';
import { pathOfPage } from '../../src/core/project/file-place.ts';
import type { OwnPage, OwnPageFile } from '../../src/core/schemas/own-page.ts';
import { fileKind } from './content-file.ts';
import { Refusal } from './refusal.ts';
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

/**
 * Checks the address of a new page.
 * @param taken first parts of the addresses that the site itself has
 * @throws Refusal with what the build would say
 */
export function refuseAddress(address: string, taken: readonly string[]): void {
  const problem = fileNameProblem(`${address}.yaml`, new Set(taken));
  if (problem) throw new Refusal([problem]);
}
