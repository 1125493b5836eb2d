import { useState, type ReactNode } from 'react';
import { fieldOf, fieldsOf, type Path } from '#content/fields';
import { fill } from '#content/text';
import { WORDS } from '../words/words.ts';
import { isUncropped, isWithin, joinKeys } from './fields.ts';
import { useForm } from './form.ts';
import { LazyThumbnail } from './pictures/PictureChooser.tsx';

const words = WORDS.sheet;

/** How many pictures a collapsed field shows. */
const MAX_PICTURES = 4;

interface CollapsedProps {
  keys: Path;
  title: ReactNode;
  text: string | undefined;
}

/** The title of a collapsed field, with its pictures, a line of text, mistakes and gaps. */
function Collapsed({ keys, title, text }: CollapsedProps) {
  const { path, texts, valueAt, mistakesIn, hasGapIn } = useForm();
  const fields = [...fieldsOf(texts.field(path, keys) ?? fieldOf(undefined), valueAt(keys))];
  const files = new Map(
    fields.flatMap(({ path: inside, value, field }) =>
      field.kind === 'picture' && typeof value === 'string'
        ? [[value, isUncropped(field, [...keys, ...inside])]]
        : [],
    ),
  );
  const count = mistakesIn(keys);
  return (
    <>
      {files.size > 0 && (
        <span className="pictures">
          {[...files].slice(0, MAX_PICTURES).map(([file, isWhole]) => (
            <LazyThumbnail key={file} file={file} isWhole={isWhole} />
          ))}
        </span>
      )}
      <span>
        <strong>{title}</strong> <bdi className="within">{text?.slice(0, 120)}</bdi>
        {count > 0 && (
          <span className="mistake">{fill(words.mistakesWithin, { count: String(count) })}</span>
        )}
        {hasGapIn(keys) && <span className="gap">{words.lagsWithin}</span>}
      </span>
      {files.size > 0 && text === '' && <span className="way">{WORDS.pictures.change}</span>}
    </>
  );
}

interface CollapsibleProps {
  /** The name of the outer element. */
  as: 'section' | 'li';
  keys: Path;
  title: ReactNode;
  /** The text shown while it is collapsed. */
  preview?: () => string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Whether it is open at first, whatever the address names. */
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

/** A part of a form that is collapsed at first, with a preview of what is in it. */
export function Collapsible(props: CollapsibleProps) {
  const { as: Around, keys, title, preview, actions, isInitiallyOpen = false, children } = props;
  const { focusedKeys } = useForm();
  const [isOpen, setOpen] = useState(() => isInitiallyOpen || isWithin(focusedKeys, keys));
  return (
    <Around className="folded" data-keys={joinKeys(keys)}>
      <div className="head">
        <button className="title" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? (
            <strong>{title}</strong>
          ) : (
            <Collapsed keys={keys} title={title} text={preview?.()} />
          )}
        </button>
        {actions}
      </div>
      {isOpen && <div className="inside">{children}</div>}
    </Around>
  );
}
