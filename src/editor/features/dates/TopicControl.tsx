import { MODEL } from '#site/features';
import { DATES } from '#site/features/dates';
import type { ControlProps } from '../../form/control.ts';
import { Select, type CustomValue } from '../../form/Select.tsx';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { pagesThatShow, topicOfPage, topicsIn } from './topics.ts';
import { useSuggestion } from './use-suggestion.ts';

const words = WORDS.sheet;

/** Chooses a topic, and says which pages show dates with it. */
export default function TopicControl(props: ControlProps) {
  const texts = useTexts();
  const topics = topicsIn(texts).map((topic) => ({ value: topic, name: topic }));
  const custom: CustomValue = {
    option: words.anotherTopic,
    label: words.newTopic,
    type: 'text',
    placeholder: 'tech-training',
    // A topic is one word: joins several with hyphens.
    normalise: (text: string) => text.trimStart().replace(/\s+/g, '-'),
  };
  const groups = [{ name: words.topics, options: topics, language: texts.first }];
  // A block has a topic too, but is not a date.
  const isDate = MODEL.fileInfoOf(props.path).name === DATES.name;
  // A date that is added on a page appears on that page.
  const { page = '' } = useEditor().route;
  useSuggestion(props, isDate ? topicOfPage(page, texts) : undefined);
  return (
    <>
      <Select {...props} groups={groups} nothing={words.none} custom={custom} />
      {isDate && <p>{pagesThatShow(textOf(props.value), texts)}</p>}
    </>
  );
}
