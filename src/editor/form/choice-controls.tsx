import { useMemo } from 'react';
import type { Field } from '#content/fields';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { useTexts } from '../shared/Editor.tsx';
import { languageName } from '../shared/languages.ts';
import { valuesNamed } from '../store/data/values.ts';
import { originalItems, originalPages } from '../store/files/originals.ts';
import { WORDS } from '../words/words.ts';
import { codesByName } from './choices/codes.ts';
import { destinationsIn } from './choices/destinations.ts';
import type { ListOption, ControlProps } from './control.ts';
import { Select, type CustomValue } from './Select.tsx';

const words = WORDS.sheet;

const groupOf = (name: string, options: ListOption[], language: string) => [
  { name, options, language },
];

/** Chooses where a link leads: a page or part of the site by its heading, or any address. */
export function PageControl(props: Omit<ControlProps, 'field' | 'keys'> & { field?: Field }) {
  const texts = useTexts();
  const { code } = MODEL.fileInfoOf(props.path);
  const groups = useMemo(() => destinationsIn(texts, code), [texts, code]);
  const custom: CustomValue = {
    option: words.anotherAddress,
    // Includes the name of the link, because screen readers meet many such boxes.
    label: [props.field?.label, words.address].filter(Boolean).join(': '),
    placeholder: 'https://',
    type: 'url',
    normalise: (text: string) => text.trim(),
  };
  const nothing = props.isRequired ? {} : { nothing: words.nowhere };
  return <Select {...props} {...nothing} groups={groups} custom={custom} />;
}

/** Chooses the page of the first language that a page translates. */
export function OriginalControl(props: ControlProps) {
  const texts = useTexts();
  const groups = groupOf(words.pages, originalPages(texts), texts.first);
  return <Select {...props} groups={groups} nothing={words.none} />;
}

/** Chooses the item of the first language, such as a question, that this one translates. */
export function OriginalItemControl(props: ControlProps) {
  const texts = useTexts();
  const { path, keys, value } = props;
  const beside = valuesNamed(String(keys.at(-1)), texts.formValues(path));
  const items = originalItems(texts, path);
  const free = items.filter((item) => item.value === value || !beside.has(item.value));
  // An id that the editor made for this language alone is shown as "only here".
  const selected = items.some((item) => item.value === value) ? value : '';
  const nothing = fill(words.onlyHere, { language: languageName(MODEL.fileInfoOf(path).code) });
  const groups = groupOf(words.notHereYet, free, texts.first);
  return <Select {...props} value={selected} groups={groups} nothing={nothing} />;
}

function CodeControl({ type, ...props }: ControlProps & { type: 'region' | 'currency' }) {
  const { first } = useTexts();
  const language = MODEL.fileInfoOf(props.path).code || first;
  const groups = useMemo(() => codesByName(type, language), [type, language]);
  return <Select {...props} groups={groups} />;
}
export const CountryControl = (props: ControlProps) => <CodeControl type="region" {...props} />;
export const CurrencyControl = (props: ControlProps) => <CodeControl type="currency" {...props} />;
