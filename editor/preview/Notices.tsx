/** Messages above the preview. */
import { fieldOf, type Content } from '../../src/core/content.ts';
import { GIVING } from '../../src/features/giving/content.ts';
import { pathIn, rootOf } from '../../src/core/languages/language.ts';
import { posterClasses } from '../../src/features/giving/poster/Poster.tsx';
import { whereOf, type FieldPlace, type Mistake } from '../files/mistakes.ts';
import type { SaveEffects } from '../files/problems-by-form.ts';
import { gapText, type OriginalText } from '../files/translation.ts';

interface FormsProps {
  forms: readonly (FieldPlace & { count?: number })[];
  /** Leads to a form. */
  goTo: (form: FieldPlace) => void;
}

/** Buttons that lead to forms, with commas between them. */
const Forms = ({ forms, goTo }: FormsProps) =>
  forms.map((form, index) => (
    <span key={form.path}>
      {index > 0 && ', '}
      <button type="button" onClick={() => goTo(form)}>
        {form.form}
      </button>
      {form.count !== undefined && ` (${form.count})`}
    </span>
  ));

/** The most mistakes that are shown at once. */
const MOST = 12;

interface MistakeListProps extends SaveEffects {
  /** Path of the file whose form is open. */
  open: string;
  /** Leads to a field, of another form too. */
  goTo: (place: FieldPlace) => void;
}

interface ListProps extends Pick<MistakeListProps, 'open' | 'goTo'> {
  title: string;
  mistakes: readonly Mistake[];
}

function List({ title, mistakes, open, goTo }: ListProps) {
  if (mistakes.length === 0) return null;
  const more = mistakes.length - MOST;
  return (
    <>
      <p>{title}</p>
      <ul>
        {mistakes.slice(0, MOST).map((mistake, index) => {
          const { message, fixableIn } = mistake;
          const where = whereOf(mistake, open);
          return (
            <li key={index}>
              {where && (
                <>
                  <button type="button" onClick={() => goTo(mistake)}>
                    {where}
                  </button>
                  {': '}
                </>
              )}
              {message}
              {fixableIn && fixableIn.path !== open && (
                <>
                  {' '}
                  <button type="button" onClick={() => goTo(fixableIn)}>
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
export function MistakeList({ here, caused, elsewhere, behind, ...links }: MistakeListProps) {
  return (
    <>
      <div role="status" className="mistakes">
        <List title="Correct this before you save:" mistakes={here} {...links} />
        <List
          title="Saving this would break other pages. Correct these first:"
          mistakes={caused}
          {...links}
        />
        <List
          title="Nothing you save will go online until this is corrected:"
          mistakes={elsewhere}
          {...links}
        />
      </div>
      {behind.length > 0 && (
        <div className="wanting">
          After you save, texts in these forms need a new translation:{' '}
          <Forms forms={behind} goTo={links.goTo} />. Until then visitors read the old texts there.
        </div>
      )}
    </>
  );
}

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
      Start from a page that you want to translate: <Forms forms={pages} goTo={begin} />
    </div>
  );
}

interface TranslationGapsProps {
  texts: readonly OriginalText[];
  /** The language that they are translated from (BCP 47). */
  first: string;
}

/** Shows how many texts of a translation are still to be done; nothing where none is. */
export function TranslationGaps({ texts, first }: TranslationGapsProps) {
  const gaps = Map.groupBy(texts, ({ gap }) => gap && gapText(gap, first));
  const counts = [...gaps].flatMap(([gap, { length }]) => (gap ? `${gap}: ${length}.` : []));
  if (counts.length === 0) return null;
  return <p className="wanting">{counts.join(' ')} The form marks them.</p>;
}

/**
 * Leads to the page that prints as a poster, once there is an account or a number to stand on it.
 * The page as it is online cannot be printed from here: it lets no other page frame or open it.
 */
export function PosterLink({ content }: { content: Content }) {
  const { code } = content;
  const { languages } = content.organisation;
  if (!languages.includes(code) || !posterClasses(fieldOf(content, GIVING))) return null;
  const page = pathIn(rootOf(code, languages), '/donate');
  return (
    <a
      href={page}
      onClick={(event) => {
        // The CMS shows this in a sandbox, whose windows the site refuses to be shown in.
        event.preventDefault();
        window.open(page, '_blank', 'noopener');
      }}
    >
      Open the page to print it as a poster
    </a>
  );
}
