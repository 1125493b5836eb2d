import { freeId } from '#content/text';

/**
 * The id of a piece, without diacritics, so that its address can be typed: `Ọjọ́ Ìsinmi` is
 * `#ojo-isinmi`.
 */
export const pieceId = (title: string): string =>
  freeId(title.normalize('NFKD').replace(/\p{M}/gu, ''), new Set());
