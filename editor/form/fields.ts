import type { Field } from '@sveltia/cms';
import { MUSIC_KINDS } from '../../src/features/music/limits.ts';
import { MUSIC_FILES } from './values.ts';
import type { JsonSchema } from '../../src/core/schemas/json-schema.ts';
import { labelOf } from './labels.ts';
import { inForms } from './names.ts';
import { choiceOf, mayLack, type Choice } from './choice.ts';
import { languageName, type EditedLanguage } from '../languages.ts';

/** What the fields of a form depend on besides the schema of its file. */
export interface FormLanguage {
  /** The language that is written in the form (BCP 47). */
  code: string;
  /** All of content/, the one that is translated from first. */
  languages: readonly EditedLanguage[];
  /** Whether every text may be left out, as in a language that nobody sees yet. */
  isUnfinished?: boolean;
}

/** Whether a form is of a language that is translated from the first one. */
const isTranslation = ({ code, languages }: FormLanguage) => code !== languages[0]?.code;

/** A text in Markdown, with the buttons for what pages can show. */
const MARKDOWN = {
  widget: 'richtext',
  buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list'],
  editor_components: [],
};

/**
 * Formats of fields (see `GlobalMeta` in src/core/schemas/field-meta.ts) that have an input of
 * their own in the form, under the name of the format.
 */
export const CUSTOM_INPUTS = [
  'page',
  'when',
  'repeats',
  'zone',
  'topic',
  'country',
  'currency',
  'original',
] as const;

/** Inputs of texts, by their format. */
const INPUTS: Record<string, object> = {
  ...Object.fromEntries(CUSTOM_INPUTS.map((name) => [name, { widget: name }])),
  markdown: MARKDOWN,
  hidden: { widget: 'hidden' },
  // Written as content files write a day.
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
  picture: { widget: 'image', choose_url: false },
  // The page beside the form names a file that is too large, with its size.
  music: {
    widget: 'file',
    choose_url: false,
    accept: Object.keys(MUSIC_KINDS)
      .map((ending) => `.${ending}`)
      .join(','),
    media_folder: MUSIC_FILES.slice(0, -1),
  },
};

/** Longer texts get a box of several lines, unless they are names. */
const ONE_LINE = 80;

/**
 * What one item of a list is called: `Questions` are added one `Question` at a time, texts line by
 * line.
 */
function itemOf(schema: JsonSchema, name: string): string {
  return schema.items?.title ?? (name.endsWith('s') ? labelOf(name).slice(0, -1) : 'Line');
}

/**
 * The form of a content file, or of a group in it. Facts stand in the first language's file alone.
 * @param except a field that is no input
 */
export function formFields(schema: JsonSchema, form: FormLanguage, except?: string): Field[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name, { fact }]) => name !== except && !(fact && isTranslation(form)))
    .flatMap(([name, field]) => [
      ...(field.items?.properties?.['file']?.format === 'picture' ? [several(name, field)] : []),
      formField(name, field, mayLack(schema, name), form),
    ]);
}

/**
 * The input of what items are called in links: it is made in the first language; in another one it
 * says which item of the first one is meant.
 */
function idInput(form: FormLanguage): object {
  const [first] = form.languages;
  if (!first || !isTranslation(form)) return { widget: 'hidden', required: false };
  const name = languageName(first.code);
  return {
    widget: 'same',
    label: `In ${name}`,
    hint: `The question or date in ${name} that this one translates. Links then lead to the right language.`,
    required: false,
  };
}

/** Languages are chosen by their names: `Français (French)`. */
function languagesInput(languages: readonly EditedLanguage[]): object {
  const options = languages.map(({ code, ownName }) => {
    const name = languageName(code);
    return { label: name === ownName ? name : `${ownName} (${name})`, value: code };
  });
  // From one on a list opens: there they can be put into another order.
  return { widget: 'select', multiple: true, dropdown_threshold: 0, options };
}

/** The input that adds several pictures to a list at once; it has no value of its own. */
function several(list: string, { maxItems }: JsonSchema): Field {
  const label = 'Several pictures at once';
  return { name: 'several', label, widget: 'several', required: false, list, most: maxItems };
}

/** The first text of an item names it while the list is folded. */
function summaryOf(items: JsonSchema): { summary?: string } {
  const names = Object.keys(items.properties ?? {});
  const summary = names.find((name) =>
    /^(question|accountName|provider|service|heading|name|title|text|file)$/.test(name),
  );
  return summary ? { summary: `{{fields.${summary}}}` } : {};
}

function list(schema: JsonSchema, form: FormLanguage): object {
  const items = schema.items ?? {};
  const min = form.isUnfinished ? undefined : schema.minItems;
  const common = { widget: 'list', min, max: schema.maxItems };
  if (items.format === 'language') return { ...common, ...languagesInput(form.languages) };
  const chosen = choiceOf(items);
  if (chosen) return { ...common, collapsed: true, ...kindsOf(chosen, form) };
  if (items.properties) {
    return { ...common, collapsed: true, fields: formFields(items, form), ...summaryOf(items) };
  }
  // A box with one text a line.
  return common;
}

/** More options than any field has: the CMS shows all of them, and no menu. */
const NO_MENU = 100;

/** The list in which another schema is chosen in one step, each with its sentence. */
function chooser({ by, schemas }: Choice) {
  const options = [...schemas].map(([value, schema]) => ({
    label: [labelOf(value, schema), inForms(schema.description ?? '')].filter(Boolean).join(': '),
    value,
  }));
  return { name: by, label: 'Kind', widget: 'select', options, dropdown_threshold: NO_MENU };
}

/**
 * The schemas that a field, or each item of a list, may have: one is chosen by its name, and its
 * fields appear.
 * @param again whether another one can be chosen later
 */
function kindsOf(choice: Choice, form: FormLanguage, again = false) {
  const { by, schemas } = choice;
  return {
    typeKey: by,
    types: [...schemas].map(([name, schema]) => ({
      name,
      label: labelOf(name, schema),
      widget: 'object',
      fields: [...(again ? [chooser(choice) as Field] : []), ...formFields(schema, form, by)],
      ...summaryOf(schema),
    })),
  };
}

function text({ minLength, maxLength, format }: JsonSchema) {
  const isOneLine = format === 'name' || (maxLength ?? 0) <= ONE_LINE;
  return {
    widget: isOneLine ? 'string' : 'text',
    // One letter is what a required field asks for anyway.
    minlength: minLength === 1 ? undefined : minLength,
    maxlength: maxLength,
  };
}

function kind(schema: JsonSchema, form: FormLanguage): object {
  const chosen = choiceOf(schema);
  if (chosen) return { widget: 'object', ...kindsOf(chosen, form, true) };
  if (schema.properties) return { widget: 'object', fields: formFields(schema, form) };
  if (schema.type === 'array') return list(schema, form);
  if (schema.type === 'boolean') return { widget: 'boolean' };
  if (schema.enum) {
    const options = schema.enum.map((value) => ({ label: labelOf(value), value }));
    return { widget: 'select', options };
  }
  if (schema.format === 'focus') return { widget: 'focus', slots: schema.use };
  if (schema.format === 'id') return idInput(form);
  const input = INPUTS[schema.format ?? ''];
  if (input) return input;
  if (schema.type === 'integer')
    return { widget: 'number', value_type: 'int', min: schema.minimum, max: schema.maximum };
  if (schema.type === 'object') return { widget: 'keyvalue' };
  return text(schema);
}

/** A description for the CMS, with signs of Markdown escaped. */
export const hintOf = (description: string): string =>
  inForms(description).replace(/[\\*[\]_`]/g, '\\$&');

/** The form's field for a field of a content file, made from its schema. */
function formField(
  name: string,
  schema: JsonSchema,
  isOptional: boolean,
  form: FormLanguage,
): Field {
  const input: { widget?: string } = kind(schema, form);
  // A group that may be left out would have to be opened first.
  const isUnfinished = form.isUnfinished && input.widget !== 'object';
  return {
    name,
    label: labelOf(name, schema),
    ...(schema.description ? { hint: hintOf(schema.description) } : {}),
    // A switch is always on or off, and a word such as `none` is always chosen.
    required: !(isOptional || isUnfinished),
    ...(schema.type === 'array' ? { label_singular: itemOf(schema, name) } : {}),
    ...input,
  } as Field;
}
