import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { fieldsOf, type JsonSchema, type Path } from '#content/fields';
import { fill } from '#content/text';
import { useEditor } from '../shared/Editor.tsx';
import { useAnnouncement } from '../shared/notices.ts';
import { routeAddress } from '../shared/route.ts';
import { followInPlace } from '../shared/visits.ts';
import { fullLabel, labelOf, withFormNames } from '../store/data/labels.ts';
import { WORDS } from '../words/words.ts';
import { isWithin } from './fields.ts';
import { useForm } from './form.ts';
import { pairOf } from './pairs.ts';
import { LazyThumbnail } from './pictures/ProjectPictures.tsx';

const words = WORDS.sheet;

export interface FieldProps {
  keys: Path;
  schema: JsonSchema;
  isRequired: boolean;
  /** The label of an item of a list, whose key is a number. */
  label?: string;
  /** Whether it has just been added and takes the focus. */
  isAdded?: boolean;
}

/** The label of a field. */
export const labelAt = (keys: Path, schema: JsonSchema): string =>
  labelOf(String(keys.at(-1) ?? ''), schema);

/** The description of a field from its schema. */
export function Help({ schema, ...props }: { schema: JsonSchema } & ComponentProps<'p'>) {
  return (
    schema.description && (
      <p className="helped" {...props}>
        {withFormNames(schema.description)}
      </p>
    )
  );
}

/** How long a tap takes, in ms. */
const TAP_DURATION = 250;

interface MistakeListProps {
  id?: string;
  keys: Path;
  /** Told whether there is a mistake to see. */
  onShown?: (isShown: boolean) => void;
}

/**
 * Shows the mistakes of a field. A missing value is reported only after somebody has left the
 * field or has tried to publish, so that nobody is corrected before they have finished typing.
 */
export function MistakeList({ id, keys, onShown }: MistakeListProps) {
  const { mistakesAt, isRefused, path, texts } = useForm();
  const mistakes = mistakesAt(keys);
  const [isShown, setShown] = useState(() => isRefused || mistakes.some(({ isEmpty }) => !isEmpty));
  // Keeps the mistake visible while it is being corrected.
  if (isRefused && !isShown) setShown(true);
  const listen = useCallback((element: HTMLElement | null) => {
    const around = element?.parentElement;
    const leave = ({ relatedTarget }: FocusEvent) => {
      // The sentence moves what is below it: wait until a tap there has ended.
      const isWithin = relatedTarget instanceof Node && around?.contains(relatedTarget);
      if (!isWithin) setTimeout(() => setShown(true), TAP_DURATION);
    };
    around?.addEventListener('focusout', leave);
    return () => around?.removeEventListener('focusout', leave);
  }, []);
  // A file is chosen in one step, so its mistakes are shown at once.
  const isChosen = texts.schema(path, keys)?.folder !== undefined;
  const visible = mistakes.filter(({ isEmpty }) => isShown || (isChosen && !isEmpty));
  const sentences = visible.map(({ message }) => message).join(' ');
  const isWrong = sentences !== '';
  useEffect(() => onShown?.(isWrong), [onShown, isWrong]);
  useAnnouncement(sentences && `${mistakes[0]?.label}: ${sentences}`);
  return (
    <p ref={listen} className="mistake" id={id}>
      {sentences}
    </p>
  );
}

/** Links to the field of another file that visitors see together with this one. */
export function PairNote({ keys }: { keys: Path }) {
  const { path, texts } = useForm();
  const { route } = useEditor();
  const pair = pairOf(texts, path, keys);
  if (!pair) return null;
  const address = routeAddress({ ...route, path: pair.path, keys: pair.keys, isSheet: true });
  return (
    <p className="pair">
      {pair.value ? fill(words.goesWith, { value: pair.value }) : words.goesWithMissing}{' '}
      <a href={address} onClick={followInPlace}>
        {fullLabel(pair)}
      </a>
    </p>
  );
}

/** How many pictures a collapsed field shows. */
const MOST_PICTURES = 4;

/** Small versions of the pictures inside a collapsed field. */
function Pictures({ keys }: { keys: Path }) {
  const { path, texts, valueAt } = useForm();
  const fields = [...fieldsOf(texts.schema(path, keys) ?? {}, valueAt(keys))];
  const files = fields.flatMap(({ value, fieldSchema: { format } }) =>
    format === 'picture' && typeof value === 'string' ? value : [],
  );
  return (
    <span className="pictures">
      {[...new Set(files)].slice(0, MOST_PICTURES).map((file) => (
        <LazyThumbnail key={file} file={file} />
      ))}
    </span>
  );
}

/** Previews a collapsed field: a line of text, its pictures, mistakes and missing translations. */
function CollapsedPreview({
  keys,
  words: content = '',
}: {
  keys: Path;
  words: string | undefined;
}) {
  const { mistakesIn, hasGapIn } = useForm();
  const count = mistakesIn(keys);
  return (
    <>
      <bdi className="within">{content.slice(0, 120)}</bdi>
      <Pictures keys={keys} />
      {count > 0 && (
        <span className="mistake">{fill(words.mistakesWithin, { count: String(count) })}</span>
      )}
      {hasGapIn(keys) && <span className="gap">{words.lagsWithin}</span>}
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
  steps?: ReactNode;
  /** Whether it is open at first, although the address names another field. */
  isWanted?: boolean;
  /** Whether its first input takes the focus. */
  isAdded?: boolean;
  children: ReactNode;
}

/** A part of a form that is collapsed at first, with a preview of what is in it. */
export function Collapsible({
  as: Around,
  keys,
  title,
  preview,
  isAdded = false,
  ...props
}: CollapsibleProps) {
  const { wanted } = useForm();
  const { steps, isWanted, children } = props;
  const [isOpen, setOpen] = useState(() => isWanted || isAdded || isWithin(wanted, keys));
  const inside = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAdded) inside.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, [isAdded]);
  return (
    <Around className="folded">
      <div className="head">
        <button
          type="button"
          className="title"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <strong>{title}</strong> {!isOpen && <CollapsedPreview keys={keys} words={preview?.()} />}
        </button>
        {steps}
      </div>
      {isOpen && (
        <div className="inside" ref={inside}>
          {children}
        </div>
      )}
    </Around>
  );
}
