import { Fragment } from 'react';
import type { Field } from '#content/fields';
import { fill } from '#content/text';
import { withFormatting } from '../store/data/without-formatting.ts';
import type { ChangedField } from '../store/drafts/changed-fields.ts';
import { WORDS } from '../words/words.ts';
import { changedWords, wordsIn } from './changed-words.ts';

const words = WORDS.publish;

/** The name of a changed field; of a list also the numbers of new and of removed items. */
export function changeName({ label, added, removed }: ChangedField, form: string): string {
  const sayCount = (text: string, count = 0) =>
    count > 0 ? [fill(text, { count: String(count) })] : [];
  const counts = [...sayCount(words.added, added), ...sayCount(words.removed, removed)];
  return [label || form, counts.join(', ')].filter(Boolean).join(': ');
}

/** How many characters to show before and after a change. */
const CONTEXT_LENGTH = 40;

/** Leaves out the middle of a text, which is far from any change. */
const shorten = (text: string) =>
  text.length > 2 * CONTEXT_LENGTH
    ? `${text.slice(0, CONTEXT_LENGTH).replace(/\S+$/, '')}… ${text.slice(-CONTEXT_LENGTH).replace(/^\S+ /, '')}`
    : text;

interface DifferenceProps {
  was: unknown;
  is: unknown;
  /** The field that has changed. */
  field: Field | undefined;
}

/** Shows a text with the words that were removed and those that were added. */
export function Difference({ was, is, field }: DifferenceProps) {
  if (was === is) return null;
  const [before = '', after = ''] = [was, is].map((value) =>
    wordsIn(value ?? '', field, withFormatting),
  );
  const hasSameWords = wordsIn(was ?? '', field) === wordsIn(is ?? '', field);
  return (
    <span className="was-and-is">
      {hasSameWords && `${words.formatting} `}
      {changedWords(before, after).map(({ common, removed, added }, index) => (
        <Fragment key={index}>
          {common ? shorten(common) : removed && <del>{removed}</del>}{' '}
          {added && <ins>{added}</ins>}{' '}
        </Fragment>
      ))}
    </span>
  );
}
