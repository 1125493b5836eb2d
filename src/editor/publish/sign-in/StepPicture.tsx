import { fill } from '#content/text';
import { WORDS } from '../../words/words.ts';

const words = WORDS.signIn;

/** A line of the form for tokens: its kind says how it is drawn. */
interface Line {
  kind: 'radio' | 'setting' | 'button' | 'token';
  /** As GitHub writes it. */
  text: string;
  /** What a setting is to say. */
  value?: string;
  /** Whether it is chosen. */
  isChosen?: true;
}

/** The part of the form at GitHub that each step is about, in the order of the steps. */
const FORM: Line[][] = [
  [
    { kind: 'radio', text: 'All repositories' },
    { kind: 'radio', text: 'Only select repositories', isChosen: true },
    { kind: 'setting', text: 'Select repositories', value: '{project}' },
  ],
  [{ kind: 'setting', text: 'Contents', value: 'Read and write' }],
  [
    { kind: 'button', text: 'Generate token' },
    { kind: 'token', text: 'github_pat_••••••••••••' },
  ],
];

interface StepPictureProps {
  /** What the words of steps are filled with. */
  names: { service: string; project: string };
  /** Which step it is. */
  index: number;
}

/** What the form at GitHub looks like in a step, drawn: it changes too often for a photograph. */
export function StepPicture({ names, index }: StepPictureProps) {
  const lines = FORM[index] ?? [];
  const what = lines.flatMap(({ kind, text, value, isChosen }) => {
    if (kind === 'setting') return `${text}: ${fill(value ?? '', names)}`;
    return isChosen || kind === 'button' ? text : [];
  });
  const description = fill(words.looks, { service: names.service, what: what.join('; ') });
  return (
    <span className="looks" role="img" aria-label={description}>
      {lines.map(({ kind, text, value, isChosen }) => (
        <span key={text} className={isChosen ? `${kind} chosen` : kind}>
          {text} {value !== undefined && <b>{fill(value, names)}</b>}
        </span>
      ))}
    </span>
  );
}
