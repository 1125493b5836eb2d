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
import { useEditor } from '../app/Editor.tsx';
import { useHeard } from '../app/notices.ts';
import { routeAddress } from '../app/route.ts';
import { followInPlace } from '../app/visits.ts';
import { WORDS } from '../words/words.ts';
import { isWithin } from './fields.ts';
import { useForm } from './form.ts';
import { fieldIn, labelOf, inForms } from './labels.ts';
import { pairOf } from './pairs.ts';
import { LazyThumbnail } from './pictures/ProjectPictures.tsx';

const words = WORDS.sheet;

export interface FieldProps {
  keys: Path;
  schema: JsonSchema;
  isRequired: boolean;
  /** What it is called as a row of a list, where its key is a number. */
  label?: string;
  /** Whether it was added just now, and takes the focus. */
  isAdded?: boolean;
}

/** What a field is called in forms. */
export const labelAt = (keys: Path, schema: JsonSchema): string =>
  labelOf(String(keys.at(-1) ?? ''), schema);

/** What a field is for. */
export function Help({ schema, ...about }: { schema: JsonSchema } & ComponentProps<'p'>) {
  return (
    schema.description && (
      <p className="helped" {...about}>
        {inForms(schema.description)}
      </p>
    )
  );
}

/** In ms: so long a tap takes. */
const LET_GO = 250;

/**
 * What is wrong with a field, as a sentence. Nobody is told of a mistake while they type for the
 * first time, nor of what they have not come to yet, but once they have left what it stands in, or
 * have tried to publish.
 */
export function MistakeList({ id, keys }: { id?: string; keys: Path }) {
  const { mistakesAt, isRefused, path, texts } = useForm();
  const mistakes = mistakesAt(keys);
  const [isTold, setTold] = useState(() => isRefused || mistakes.some(({ isEmpty }) => !isEmpty));
  // It stays told when they begin to correct it.
  if (isRefused && !isTold) setTold(true);
  const listen = useCallback((element: HTMLElement | null) => {
    const around = element?.parentElement;
    const leave = ({ relatedTarget }: FocusEvent) => {
      // Not before what was tapped has been let go: the sentence moves what is below it.
      const isWithin = relatedTarget instanceof Node && around?.contains(relatedTarget);
      if (!isWithin) setTimeout(() => setTold(true), LET_GO);
    };
    around?.addEventListener('focusout', leave);
    return () => around?.removeEventListener('focusout', leave);
  }, []);
  // A file is chosen, not typed: nobody is interrupted.
  const isChosen = texts.schema(path, keys)?.folder !== undefined;
  const visible = mistakes.filter(({ isEmpty }) => isTold || (isChosen && !isEmpty));
  const sentences = visible.map(({ message }) => message).join(' ');
  useHeard(sentences && `${mistakes[0]?.label}: ${sentences}`);
  return (
    <p ref={listen} className="mistake" id={id}>
      {sentences}
    </p>
  );
}

/** The field of another file that visitors see together with this one, and the way there. */
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
        {fieldIn(pair)}
      </a>
    </p>
  );
}

/** So many pictures are shown of what is folded. */
const MOST_PICTURES = 4;

/** The pictures in something that is folded, small. */
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

/** What is in something that is folded, in a line and in pictures, and what is to be done there. */
function Within({ keys, words: content = '' }: { keys: Path; words: string | undefined }) {
  const { mistakesIn, lagsIn } = useForm();
  const count = mistakesIn(keys);
  return (
    <>
      <bdi className="within">{content.slice(0, 120)}</bdi>
      <Pictures keys={keys} />
      {count > 0 && (
        <span className="mistake">{fill(words.mistakesWithin, { count: String(count) })}</span>
      )}
      {lagsIn(keys) && <span className="gap">{words.lagsWithin}</span>}
    </>
  );
}

interface FoldedProps {
  /** The element around it. */
  as: 'section' | 'li';
  keys: Path;
  title: ReactNode;
  /** Some words of what is in it, asked for while it is folded. */
  preview?: () => string;
  /** What can be done with it. */
  steps?: ReactNode;
  /** Whether it is open at first, whatever somebody came for. */
  isWanted?: boolean;
  /** Whether its first input takes the focus. */
  isAdded?: boolean;
  children: ReactNode;
}

/** What is folded away until somebody wants it, with a line of what is in it. */
export function Folded({
  as: Around,
  keys,
  title,
  preview,
  isAdded = false,
  ...props
}: FoldedProps) {
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
          <strong>{title}</strong> {!isOpen && <Within keys={keys} words={preview?.()} />}
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
