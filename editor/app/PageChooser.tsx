import { useMemo } from 'react';
import { linkName, listedPages } from '../../src/core/site-pages.ts';
import { formName } from '../files/mistakes.ts';
import { asked } from '../start/asked.ts';
import { WORDS } from '../words/words.ts';
import { useCode, useEditor, useLaterTexts } from './Editor.tsx';
import { Icon } from './Icon.tsx';
import { addressOf } from './place.ts';

const words = WORDS.app;

/** The way to the screen where everything begins. */
export const StartLink = () => (
  <a
    className="sign"
    href={addressOf({ screen: 'start' })}
    aria-label={words.start}
    title={words.start}
    onClick={() => asked.set('')}
  >
    <Icon name="start" /> <span>{words.start}</span>
  </a>
);

/** The page that is shown, and the way to others. */
export function PageChooser({ page }: { page: string }) {
  const { place, go } = useEditor();
  const texts = useLaterTexts();
  const code = useCode();
  const content = useMemo(() => texts.content(code), [texts, code]);
  const own = texts.project.own(code).map((inside) => `content/${code}/${inside}`);
  return (
    <select
      aria-label={WORDS.page.page}
      value={page}
      onChange={({ target }) => go({ screen: 'page', code: place.code, page: target.value })}
    >
      {content &&
        listedPages(content).map(([kind]) => (
          <option key={kind} value={kind}>
            {linkName(kind, content)}
          </option>
        ))}
      {own.map((path) => (
        <option key={path} value={path}>
          {formName(texts, path)}
          {texts.project.page(path)?.publish === false && ` (${WORDS.publish.draft})`}
        </option>
      ))}
    </select>
  );
}
