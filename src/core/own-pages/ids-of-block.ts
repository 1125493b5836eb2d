import { pieceId } from '../../features/music/piece-id.ts';
import type { OwnPageFile } from '../schemas/own-page.ts';

/**
 * The ids that a block gives to what it holds: no heading of a text on its page takes one of them.
 */
export function idsOfBlock(block: OwnPageFile['blocks'][number]): string[] {
  if (block.block === 'questions') return block.questions.map(({ id }) => id);
  return block.block === 'listen' ? block.pieces.map(({ title }) => pieceId(title)) : [];
}
