import type { FieldPlace } from '../files/mistakes.ts';
import { Forms } from './Forms.tsx';

interface BeginProps {
  /** Pages of the first language that this language does not have yet. */
  pages: readonly FieldPlace[];
  begin: (page: FieldPlace) => void;
}

/**
 * Lets a new page of another language begin with the blocks and the words of a page of the first
 * language.
 */
export function Begin({ pages, begin }: BeginProps) {
  if (pages.length === 0) return null;
  return (
    <div className="wanting">
      Begin with the words of a page, to be translated: <Forms forms={pages} lead={begin} />
    </div>
  );
}
