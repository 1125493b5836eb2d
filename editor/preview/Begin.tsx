import type { FieldPlace } from '../files/mistakes.ts';

interface BeginProps {
  /** Pages of the first language that this language does not have yet. */
  pages: readonly FieldPlace[];
  begin: (page: FieldPlace) => void;
}

/** Lets a new page of another language begin with the blocks and the words of a page of the first language. */
export function Begin({ pages, begin }: BeginProps) {
  if (pages.length === 0) return null;
  return (
    <div className="wanting">
      Begin with the words of a page, to be translated:{' '}
      {pages.map((page, index) => (
        <span key={page.path}>
          {index > 0 && ', '}
          <button type="button" onClick={() => begin(page)}>
            {page.form}
          </button>
        </span>
      ))}
    </div>
  );
}
