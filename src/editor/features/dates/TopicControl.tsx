import { useTexts } from '../../app/Editor.tsx';
import { Choose, type CustomValue } from '../../form/Choose.tsx';
import type { ControlProps } from '../../form/control.ts';
import { WORDS } from '../../words/words.ts';
import { topicsIn } from './topics.ts';

const words = WORDS.sheet;

/** Chooses a topic, or takes a new one. */
export default function TopicControl(props: ControlProps) {
  const texts = useTexts();
  const topics = topicsIn(texts).map((topic) => ({ value: topic, name: topic }));
  const typed: CustomValue = {
    option: words.anotherTopic,
    label: words.newTopic,
    type: 'text',
    placeholder: 'tech-training',
    // A topic is one word: joins several with hyphens.
    normalise: (text: string) => text.trimStart().replace(/\s+/g, '-'),
  };
  const groups = [{ name: words.topics, options: topics, language: texts.first }];
  return <Choose {...props} groups={groups} nothing={words.none} typed={typed} />;
}
