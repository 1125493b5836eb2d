import { DATES } from '#site/features/dates';
import { useTexts } from '../../app/Editor.tsx';
import { Choose, type CustomValue } from '../../form/Choose.tsx';
import type { ControlProps } from '../../form/control.ts';
import { textOf } from '../../form/values.ts';
import { fileInfoOf } from '../../store/files/model.ts';
import { WORDS } from '../../words/words.ts';
import { pagesThatShow, topicsIn } from './topics.ts';

const words = WORDS.sheet;

/** A word that several dates share, and the pages that show a date with it. */
export default function TopicControl(props: ControlProps) {
  const texts = useTexts();
  const topics = topicsIn(texts).map((topic) => ({ value: topic, name: topic }));
  const typed: CustomValue = {
    option: words.anotherTopic,
    label: words.newTopic,
    type: 'text',
    placeholder: 'tech-training',
    // One word, which people write as several.
    normalise: (text: string) => text.trimStart().replace(/\s+/g, '-'),
  };
  const groups = [{ name: words.topics, options: topics, language: texts.first }];
  // A block that asks for a topic is not a date.
  const isDate = fileInfoOf(props.path).name === DATES.name;
  return (
    <>
      <Choose {...props} groups={groups} nothing={words.none} typed={typed} />
      {isDate && <p className="days">{pagesThatShow(textOf(props.value), texts)}</p>}
    </>
  );
}
