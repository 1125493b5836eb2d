import { fill } from '../../src/core/fill.ts';
import type { EditingService } from '../schema.ts';
import { LANGUAGE, WORDS } from '../words/words.ts';

const words = WORDS.signIn;

/** A line of a service's form: its kind says how it is drawn. */
interface Line {
  kind: 'radio' | 'tick' | 'setting' | 'button' | 'token';
  /** As the service writes it. */
  text: string;
  /** What a setting is to say. */
  value?: string;
  /** Whether it is chosen or ticked. */
  isChosen?: true;
}

const made = (button: string, token: string): Line[] => [
  { kind: 'button', text: button },
  { kind: 'token', text: `${token}••••••••••••` },
];

/** The part of the form that each step is about, in the order of the steps. */
const FORMS: Record<EditingService['service'], Line[][]> = {
  github: [
    [
      { kind: 'radio', text: 'All repositories' },
      { kind: 'radio', text: 'Only select repositories', isChosen: true },
      { kind: 'setting', text: 'Select repositories', value: '{project}' },
    ],
    [{ kind: 'setting', text: 'Contents', value: 'Read and write' }],
    made('Generate token', 'github_pat_'),
  ],
  gitlab: [
    [
      { kind: 'tick', text: 'api', isChosen: true },
      { kind: 'tick', text: 'read_api' },
      { kind: 'tick', text: 'read_user' },
    ],
    made('Create personal access token', 'glpat-'),
  ],
  gitea: [
    [{ kind: 'setting', text: 'Token name', value: 'Website editor' }],
    [
      { kind: 'setting', text: 'repository', value: 'Read and write' },
      { kind: 'setting', text: 'user', value: 'Read' },
    ],
    made('Generate token', ''),
  ],
};

interface StepPictureProps {
  service: EditingService['service'];
  /** What the words of steps are filled with. */
  names: { service: string; project: string };
  /** Which step it is. */
  index: number;
}

/** What the form of the service looks like in a step, drawn: services change theirs too often for a photograph. */
export function StepPicture({ service, names, index }: StepPictureProps) {
  const lines = FORMS[service][index] ?? [];
  const what = lines.flatMap(({ kind, text, value, isChosen }) => {
    if (kind === 'setting') return `${text}: ${fill(value ?? '', names)}`;
    return isChosen || kind === 'button' ? text : [];
  });
  const said = fill(words.looks, { service: names.service, what: what.join('; ') });
  return (
    <span className="looks" role="img" aria-label={said} lang={LANGUAGE}>
      <span lang="en" dir="ltr">
        {lines.map(({ kind, text, value, isChosen }) => (
          <span key={text} className={isChosen ? `${kind} chosen` : kind}>
            {text} {value !== undefined && <b>{fill(value, names)}</b>}
          </span>
        ))}
      </span>
    </span>
  );
}
