import { isFrontPage, isPlaceholder } from '../text/placeholders.ts';
import { hasBegun, isOld } from '../schemas/day.ts';
import type { Field } from './placed-fields.ts';
import type { Row } from './row.ts';
import type { Shipped } from './shipped.ts';

/** Spellings of the specification, kept to the letter until someone confirms or corrects them. */
const SPELLINGS: readonly { found: RegExp; usual: string }[] = [
  { found: /\bConatct Us\b/, usual: 'Contact Us' },
  { found: /\brevolutionarizing\b/, usual: 'revolutionizing' },
  { found: /\bTop most\b/, usual: 'topmost' },
  { found: /\bFAQ['’]s\b/, usual: 'FAQs' },
  { found: /\bafrica\b/, usual: 'Africa' },
  { found: /\bFounders Bio\b/, usual: 'Founder’s Bio' },
];

type Finding = Pick<Row, 'severity' | 'today'>;

/** The address of a page or of a mailbox that a field holds; nothing for any other text. */
function addressIn({ value }: Field): string | undefined {
  return typeof value === 'string' && /^(https?:\/\/\S+|\S+@\S+)$/.test(value) ? value : undefined;
}

function isEmpty({ value }: Field): boolean {
  return !value || value === 'none' || (Array.isArray(value) && value.length === 0);
}

function isSample(field: Field, shipped: Shipped): boolean {
  const address = addressIn(field);
  if (!address) return shipped.has(field);
  return isPlaceholder(address) || (address.startsWith('http') && isFrontPage(address));
}

const parentOf = ({ file, path }: Field) => [file, ...path.slice(0, -1)].join('\n');

/** Whether a path leads to a place of pictures.yaml such as `aboutBanner`, or to a part of it. */
function isAt(path: Field['path'], place = ''): boolean {
  return place !== '' && `${path.join('.')}.`.startsWith(`${place}.`);
}

function pendingFindings(
  field: Field,
  siblings: readonly Field[],
  pictures: readonly Field[],
  shipped: Shipped,
): Finding[] {
  const { launch } = field.about;
  if (!launch) return [];
  const { severity, today, adviceOnce = [] } = launch;
  const isReplaced = (picture: Field) =>
    isAt(picture.path, launch.picture) && !shipped.has(picture);
  const isPending = {
    empty: () => isEmpty(field),
    sample: () => isSample(field, shipped),
    leftover: () => shipped.has(field) && pictures.some(isReplaced),
    past: () => typeof field.value === 'string' && hasBegun(field.value),
    old: () => typeof field.value === 'string' && isOld(field.value),
  };
  if (!isPending[launch.while]()) return [];
  const isAdvice = siblings.some(
    (other) => adviceOnce.includes(String(other.path.at(-1))) && !isEmpty(other),
  );
  return [{ severity: isAdvice ? 'advice' : severity, today }];
}

/** Addresses that no visitor can reach, in fields without a note about it. */
function unreachable(field: Field): Finding[] {
  const address = addressIn(field);
  if (!address || field.about.launch?.while === 'sample' || !isPlaceholder(address)) return [];
  return [
    { severity: 'blocker', today: `${address} is a placeholder: it leads visitors nowhere.` },
  ];
}

function wordsLeft(field: Field, oldName: string | undefined): Finding[] {
  const isText = typeof field.value === 'string' && field.about.format !== 'picture';
  if (!isText || addressIn(field)) return [];
  const text = String(field.value).replace(/\s+/g, ' ');
  const spelled = SPELLINGS.flatMap(({ found, usual }): Finding[] => {
    const today = `“${found.exec(text)?.[0]}”; the usual spelling is “${usual}”.`;
    return found.test(text) ? [{ severity: 'advice', today }] : [];
  });
  const at = oldName ? text.toLowerCase().indexOf(oldName.toLowerCase()) : -1;
  if (!oldName || at < 0) return spelled;
  const name = text.slice(at, at + oldName.length);
  return [{ severity: 'blocker', today: `Visitors still read “${name}”.` }, ...spelled];
}

/** The same finding in several fields of one part of a file is one row. */
function grouped(rows: readonly Row[]): Row[] {
  const groups = Map.groupBy(rows, ({ severity, today, file, path }) =>
    [severity, today, file, path[0]].join('\n'),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    return first ? [{ ...first, ...(others.length > 0 && { more: others.length }) }] : [];
  });
}

/** Everything that still is as shipped, in every language, blockers first. */
export function findRows(fields: readonly Field[], shipped: Shipped): Row[] {
  const names = fields.filter(({ path }) => path.join() === 'name').map(({ value }) => value);
  const isNamed = names.some((name) => String(name).toLowerCase() === shipped.name.toLowerCase());
  const pictures = fields.filter(({ about }) => about.format === 'picture');
  const siblingsByParent = Map.groupBy(fields, parentOf);
  const rows = fields.flatMap((field) => {
    const siblings = siblingsByParent.get(parentOf(field)) ?? [];
    const { file, line, path } = field;
    return [
      ...pendingFindings(field, siblings, pictures, shipped),
      ...unreachable(field),
      ...wordsLeft(field, isNamed ? undefined : shipped.name),
    ].map((finding): Row => ({ ...finding, file, line, path }));
  });
  return blockersFirst(grouped(rows));
}

/** The same rows, blockers before advice, otherwise in their order. */
export function blockersFirst(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => b.severity.localeCompare(a.severity));
}

/** Every address on another site that a visitor can reach, once, and where it is set. */
export function addressesOf(
  fields: readonly Field[],
): (Pick<Row, 'file' | 'line' | 'path'> & { address: string })[] {
  const places = fields.flatMap((field) => {
    const address = addressIn(field);
    // The site itself may not be live yet, and an address of nobody's has its own row.
    if (!address?.startsWith('http') || isPlaceholder(address)) return [];
    const { file, line, path } = field;
    return path[0] === 'siteAddress' ? [] : [{ file, line, path, address }];
  });
  return [...Map.groupBy(places, ({ address }) => address).values()].flatMap(
    ([first]) => first ?? [],
  );
}
