import { isEmpty, isGroup } from '#content/data';
import { chosenField, type Field, isWords, mapValues } from '#content/fields';
import { withoutLineEnds, withoutMarks } from '#content/text';
import { withIds } from './ids.ts';

/** A host as people type it: labels separated by dots, the last of letters only. */
const HOST = /^([\p{L}\p{N}-]+\.)+\p{L}{2,}(?=$|[/?#])/u;

/**
 * What tells a host from the name of a file, such as `report.docx`: its beginning, a path after it, or
 * an ending of a country (two letters, unless files have it more often) or that many sites have.
 */
const NO_FILE =
  /^www\.|\/|\.((?!ai|gz|js|md|ps|py|rm|sh|ts)\p{L}{2}|com|org|net|info|edu|gov|africa|music)(?=$|[?#])/iu;

/**
 * Adds `https://` to an address without it, such as `forms.gle/abc`. Returns anything else
 * unchanged, such as a path of the site, a file or an email address.
 */
export function withHttps(typed: string): string {
  const text = typed.trim();
  return HOST.test(text) && NO_FILE.test(text) ? `https://${text}` : typed;
}

/**
 * Removes the invisible characters that other programs copy along. Prose keeps its joiners, which
 * some scripts and emoji need.
 */
function normaliseText(text: string, field: Field): string {
  if (field.kind === 'markdown') return withoutLineEnds(text).trim();
  if (field.kind === 'address' || field.kind === 'page') return withHttps(withoutMarks(text));
  return isWords(field) ? withoutLineEnds(text) : withoutMarks(text);
}

/** The form in which a file stores a value, whose inner values are converted already. */
function storedValue(value: unknown, field: Field, isKept: (id: string) => boolean): unknown {
  if (value === null) return undefined;
  // An item that is not ticked is left out where only `true` may be written.
  if (value === false && 'words' in field) return undefined;
  if (Array.isArray(value)) return field.item ? withIds(value, field.item, isKept) : value;
  if (typeof value === 'string' && field.type === 'string') return normaliseText(value, field);
  const chosen = chosenField(field, value);
  if (field.kind === 'choice' && chosen?.kind === 'constant') return chosen.words?.[0];
  if (field.kind === 'choice' && typeof value === 'string') return { [field.by]: value };
  // Drops the fields of a choice that was made before.
  const { fields } = chosen ?? {};
  if (!isGroup(value) || !fields) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(fields, name)));
}

/**
 * Data as stored: without empty optional fields, with ids, and with complete addresses.
 * @param options.isUnfinished whether empty required fields are left out too, as in a language that
 *   is not published yet
 * @param options.isKept whether an id must stay; any other follows the text of its item
 */
export function storedData(
  data: unknown,
  file: Field,
  options: { isUnfinished?: boolean; isKept?: (id: string) => boolean } = {},
): unknown {
  const { isUnfinished = false, isKept = () => true } = options;
  return mapValues(file, data, (value, field, path) => {
    const stored = storedValue(value, field, isKept);
    const isOfGroup = typeof path.at(-1) === 'string' && field.kind !== 'hidden';
    const mayMiss = field.isOptional || (isUnfinished && isOfGroup);
    return mayMiss && isEmpty(stored) ? undefined : stored;
  });
}
