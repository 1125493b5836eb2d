import { whereOf, type FieldPlace, type Mistake } from '../files/mistakes.ts';
import { Forms } from './Forms.tsx';
import type { Whole } from '../files/problems-by-form.ts';

/** The most mistakes that are shown at once. */
const MOST = 12;

interface MistakesProps extends Whole {
  /** Path of the file whose form is open. */
  open: string;
  /** Leads to a field, of another form too. */
  lead: (place: FieldPlace) => void;
}

interface ListProps extends Pick<MistakesProps, 'open' | 'lead'> {
  said: string;
  mistakes: readonly Mistake[];
}

function List({ said, mistakes, open, lead }: ListProps) {
  if (mistakes.length === 0) return null;
  const more = mistakes.length - MOST;
  return (
    <>
      <p>{said}</p>
      <ul>
        {mistakes.slice(0, MOST).map((mistake, index) => {
          const { message, fixableIn } = mistake;
          const where = whereOf(mistake, open);
          return (
            <li key={index}>
              {where && (
                <>
                  <button type="button" onClick={() => lead(mistake)}>
                    {where}
                  </button>
                  {': '}
                </>
              )}
              {message}
              {fixableIn && fixableIn.path !== open && (
                <>
                  {' '}
                  <button type="button" onClick={() => lead(fixableIn)}>
                    Open “{fixableIn.form}”
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {more > 0 && <p>And {more} more.</p>}
    </>
  );
}

/**
 * Lists what would stop the build, each with a button that leads to its field, and the translations
 * that lag behind.
 */
export function Mistakes({ here, caused, elsewhere, behind, ...way }: MistakesProps) {
  return (
    <>
      <div role="status" className="mistakes">
        <List said="To be corrected before it can be saved:" mistakes={here} {...way} />
        <List
          said="Saved like this, it would stop the site elsewhere. To be changed there first:"
          mistakes={caused}
          {...way}
        />
        <List
          said="Whatever is saved here, nothing goes online until this is corrected:"
          mistakes={elsewhere}
          {...way}
        />
      </div>
      {behind.length > 0 && (
        <div className="wanting">
          After this save texts are to be translated: <Forms forms={behind} lead={way.lead} />.
          Until then visitors read there what they read now.
        </div>
      )}
    </>
  );
}
