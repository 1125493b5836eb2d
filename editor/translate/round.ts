import { originalOf } from '../../src/core/languages/translations.ts';
import type { TranslationGap } from '../../src/core/languages/translation-state.ts';
import { isWords } from '../../src/core/schemas/fields-of.ts';
import {
  shapeOf,
  valueAt,
  type JsonSchema,
  type Path,
} from '../../src/core/schemas/json-schema.ts';
import { MODEL } from '../../src/features.ts';
import type { TextFiles } from '../files/text-files.ts';
import { originalTexts, type OriginalText } from '../files/translation.ts';
import { isData } from '../form/values.ts';

/** A text that is to be translated, or looked at again. */
export interface Step extends OriginalText {
  path: string;
  gap: TranslationGap;
}

/** Every text of a language that is to be translated or looked at again, file by file. */
export function stepsOf(texts: TextFiles, code: string): Step[] {
  return [...MODEL.translated, ...texts.project.own(code)].flatMap((inside) => {
    const path = `content/${code}/${inside}`;
    return [...originalTexts(texts, path).values()].flatMap(({ gap, ...text }) =>
      gap ? { ...text, path, gap } : [],
    );
  });
}

/** A text as it is now: its item may have moved since, and it may be translated. */
export function stepNow(texts: TextFiles, step: Step): OriginalText {
  const all = originalTexts(texts, step.path);
  const isIt = ({ key, source }: OriginalText) => key === step.key && source === step.source;
  const there = all.get(step.keys.join('.'));
  return there && isIt(there) ? there : ([...all.values()].find(isIt) ?? step);
}

/** An item of a list, or a group, without its words: what both languages have, such as an id. */
function withoutWords(value: unknown, schema: JsonSchema | undefined): unknown {
  const shape = schema && shapeOf(schema, value);
  if (!shape || shape.fact !== undefined || isWords(shape)) return undefined;
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutWords(item, shape.items));
    return items.filter((item) => item !== undefined);
  }
  if (!isData(value)) return value;
  const fields = Object.entries(value).map(
    ([name, one]) => [name, withoutWords(one, shape.properties?.[name])] as const,
  );
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined));
}

/**
 * The item or the group that a file needs before a text in it can be translated: that of the first
 * language without its words; undefined where the file has it.
 */
export function neededPart(
  texts: TextFiles,
  path: string,
  { keys, source }: OriginalText,
): { keys: Path; value: unknown } | undefined {
  const end = keys.findIndex(
    (_, index) =>
      index < keys.length - 1 &&
      // A list is made with its first item.
      typeof keys[index + 1] !== 'number' &&
      texts.value(path, keys.slice(0, index + 1)) === undefined,
  );
  if (end < 0) return undefined;
  const file = `content/${texts.first}/${originalOf(texts.file(path))}`;
  const items = texts.value(file, keys.slice(0, end));
  const last = keys[end];
  const holds = (item: unknown) => {
    const text = valueAt(item, keys.slice(end + 1));
    return typeof text === 'string' && text.trim() === source;
  };
  const index = Array.isArray(items) ? items.findIndex(holds) : -1;
  const there = [...keys.slice(0, end), typeof last === 'number' ? index : String(last)];
  const part = withoutWords(texts.value(file, there), texts.schema(file, there));
  return { keys: keys.slice(0, end + 1), value: part ?? {} };
}
