import { isEmpty } from '../data/values.ts';
import { hasBegun } from '../fields/day.ts';
import type { LaunchIssue, LocatedField } from '../project/launch-issue.ts';
import { isNetworkFrontPage, isPlaceholder } from '../text/placeholders.ts';
import spellings from './spellings.json' with { type: 'json' };

/** In ms. */
const MONTH = 30 * 86_400_000;

/** @param day year-month-day, in UTC @param now in ms since 1970 */
function isOverSixMonthsOld(day: string, now: number): boolean {
  const end = new Date(day);
  return end.setUTCMonth(end.getUTCMonth() + 6) < now;
}

type Finding = Pick<LaunchIssue, 'severity' | 'today' | 'address'>;

/** Whether a text or a picture is unchanged since the site was shipped. */
type IsShipped = (field: LocatedField) => boolean;

/** The web or email address in a field; undefined for any other text. */
export function addressInValue({ value }: LocatedField): string | undefined {
  return typeof value === 'string' && /^(https?:\/\/\S+|\S+@\S+)$/.test(value) ? value : undefined;
}

const isUnanswered = ({ value }: LocatedField): boolean =>
  value === false || value === 'none' || isEmpty(value);

const isBeside = (field: LocatedField, candidate: LocatedField): boolean =>
  field.file === candidate.file &&
  field.path.slice(0, -1).join('.') === candidate.path.slice(0, -1).join('.');

/** Whether a picture has been replaced. @param key its key in pictures.yaml, such as `vision` */
const isReplaced = (
  key: string | undefined,
  fields: readonly LocatedField[],
  isShipped: IsShipped,
) =>
  fields.some(
    (candidate) =>
      candidate.field.kind === 'picture' &&
      `${candidate.path.join('.')}.`.startsWith(`${key}.`) &&
      !isShipped(candidate),
  );

function isSample(field: LocatedField, isShipped: IsShipped): boolean {
  const address = addressInValue(field);
  if (!address) return isShipped(field);
  return isPlaceholder(address) || (address.startsWith('http') && isNetworkFrontPage(address));
}

/** What the note of a field reports; undefined while its condition does not hold. */
function findingOfNote(
  field: LocatedField,
  fields: readonly LocatedField[],
  isShipped: IsShipped,
  now: number,
): Finding | undefined {
  const { launch } = field.field;
  if (!launch) return undefined;
  const isPending = {
    empty: () => isUnanswered(field),
    sample: () => isSample(field, isShipped),
    leftover: () => isShipped(field) && isReplaced(launch.picture, fields, isShipped),
    ending: () => hasBegun(String(field.value), now + MONTH),
    old: () => isEmpty(field.value) || isOverSixMonthsOld(String(field.value), now),
  };
  if (!isPending[launch.while]()) return undefined;
  const { severity, today, adviceOnce = [] } = launch;
  const isAdvice = fields.some(
    (candidate) =>
      adviceOnce.includes(String(candidate.path.at(-1))) &&
      isBeside(field, candidate) &&
      !isUnanswered(candidate),
  );
  return { severity: isAdvice ? 'advice' : severity, today };
}

/** Reports an address that no visitor can reach. */
function unreachable(field: LocatedField): Finding | undefined {
  const address = addressInValue(field);
  return address && isPlaceholder(address)
    ? { severity: 'blocker', today: `A placeholder leads visitors nowhere: ${address}`, address }
    : undefined;
}

/** Spellings of the specification, kept to the letter until somebody confirms or corrects them. */
function unusualSpellings(field: LocatedField): Finding[] {
  const { value } = field;
  if (typeof value !== 'string' || field.field.kind === 'picture' || addressInValue(field))
    return [];
  const text = value.replace(/\s+/g, ' ');
  return Object.entries(spellings)
    .filter(([word]) => new RegExp(`\\b${word}\\b`).test(text))
    .map(([word, usual]) => ({
      severity: 'advice',
      today: `Visitors read “${word}”; the usual spelling is “${usual}”.`,
    }));
}

/** Merges the same finding in several fields of one part of a file into one issue. */
const grouped = (issues: readonly LaunchIssue[]): LaunchIssue[] =>
  [
    ...Map.groupBy(issues, ({ severity, today, file, path }) =>
      [severity, today, file, path[0]].join('\n'),
    ).values(),
  ].flatMap(([first, ...others]) => (first ? [{ ...first, more: others.length }] : []));

/**
 * Issues of fields that are empty, placeholders or samples, according to their notes.
 * @param now in ms since 1970
 */
export function fieldIssues(
  fields: readonly LocatedField[],
  isShipped: IsShipped,
  now = Date.now(),
): LaunchIssue[] {
  const issues = fields.flatMap((field) => {
    const { file, line, path } = field;
    const pending = findingOfNote(field, fields, isShipped, now) ?? unreachable(field) ?? [];
    return [pending, unusualSpellings(field)]
      .flat()
      .map((finding) => ({ ...finding, file, line, path }));
  });
  return grouped(issues);
}
