import CMS, { type CustomFieldControl, type CustomFieldControlProps } from '@sveltia/cms';
import { placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import type { CUSTOM_INPUTS } from '../form/fields.ts';
import { valuesOf } from '../form/values.ts';
import { languageName } from '../languages.ts';
import { codesByName, zones } from './codes.ts';
import { destinationsIn } from './destinations.ts';
import { chooseLinksInTexts } from './link-dialog.ts';
import { firstZone } from './first-zone.ts';
import { listField, type ListOption } from './ListField.tsx';
import { originalItems, originalPages } from './originals.ts';
import { RepeatsField } from './RepeatsField.tsx';
import { topicsIn, valuesNamed } from './topics.ts';
import { WhenField } from './WhenField.tsx';

/** What is said where nothing is chosen yet. */
const CHOOSE = 'Choose…';
const NONE = 'None';

const ADDRESS = {
  option: 'Another address…',
  label: 'Address',
  type: 'url',
  placeholder: 'https://',
  normalise: (text: string) => text.trim(),
} as const;

const TOPIC = {
  option: 'Another topic…',
  label: 'New topic',
  type: 'text',
  placeholder: 'tech-training',
  // One word, which people write as several.
  normalise: (text: string) => text.trimStart().replace(/\s+/g, '-'),
} as const;

const valuesIn = ({ entry }: CustomFieldControlProps) => (entry ? valuesOf(entry) : {});

/**
 * Makes the inputs known to the CMS in which something is chosen and not typed.
 * @param openFile gives the path of the file whose form is open
 */
export function registerChoices(texts: TextFiles, openFile: () => string): void {
  const destinations = () => destinationsIn(texts, placeOf(openFile()).code);
  chooseLinksInTexts(destinations);
  const among = (name: string, options: ListOption[]) => ({ groups: [{ name, options }] });
  const code = (type: 'region' | 'currency') =>
    listField(({ field }) => ({
      groups: codesByName(type, placeOf(openFile()).code || texts.first),
      nothing: field.get('required') ? CHOOSE : NONE,
    }));
  const inputs: Record<(typeof CUSTOM_INPUTS)[number] | 'same', CustomFieldControl> = {
    page: listField(({ field }) => ({
      groups: destinations(),
      nothing: field.get('required') ? CHOOSE : 'Nowhere',
      typed: ADDRESS,
    })),
    original: listField(() => ({
      ...among('Pages', originalPages(texts)),
      nothing: NONE,
    })),
    same: listField((props) => {
      const beside = valuesNamed(props.field.get('name'), valuesIn(props));
      const items = originalItems(texts, openFile(), valuesIn(props)['translates']);
      const free = items.filter(({ value }) => value === props.value || !beside.has(value));
      const language = languageName(placeOf(openFile()).code);
      return { ...among('Not here yet', free), nothing: `${NONE}, only in ${language}` };
    }),
    topic: listField((props) => {
      const topics = topicsIn(texts, valuesIn(props));
      const options = topics.map((topic) => ({ value: topic, name: topic }));
      return { ...among('Topics', options), nothing: NONE, typed: TOPIC };
    }),
    country: code('region'),
    currency: code('currency'),
    when: WhenField,
    repeats: RepeatsField,
    zone: listField((props) => ({
      groups: zones(),
      nothing: NONE,
      // Of a new date: one that has been a day without a time needs none.
      begins: ({ title, start }) =>
        title || start ? undefined : firstZone(valuesIn(props)['dates'], texts),
    })),
  };
  for (const [name, input] of Object.entries(inputs)) CMS.registerFieldType(name, input);
}
