import { freeId } from '../content/text/free-id.ts';

/**
 * The name of a piece in the address of its page, without the marks of letters, so that it can be
 * typed: `Ọjọ́ Ìsinmi` is `#ojo-isinmi`.
 */
export const pieceId = (title: string): string =>
  freeId(title.normalize('NFKD').replace(/\p{M}/gu, ''), new Set());
