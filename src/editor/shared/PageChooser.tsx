import { useMemo } from 'react';
import { wordsOfKey } from '#content/fields';
import { formName } from '../store/files/mistakes.ts';
import { WORDS } from '../words/words.ts';
import { useLanguageCode, useEditor, useDeferredTexts } from './Editor.tsx';
import { Icon } from './Icon.tsx';
import { routeAddress } from './route.ts';

const words = WORDS.app;

/** A link to the start screen. */
export const StartLink = () => (
  <a
    className="sign"
    href={routeAddress({ screen: 'start' })}
    aria-label={words.start}
    title={words.start}
  >
    <Icon name="start" /> <span>{words.start}</span>
    <span className="short">{words.title}</span>
  </a>
);

/** A list of all pages, to switch to another one. */
export function PageChooser({ page }: { page: string }) {
  const { route, go } = useEditor();
  const texts = useDeferredTexts();
  const code = useLanguageCode();
  const content = useMemo(() => texts.content(code), [texts, code]);
  const customPages = texts.customPagePaths(code);
  const isListed =
    customPages.includes(page) || content?.pages.some(({ kind }) => kind === page) !== false;
  return (
    <select
      aria-label={WORDS.page.page}
      value={page}
      onChange={({ target }) => go({ screen: 'page', code: route.code, page: target.value })}
    >
      {/* A page that only the editor shows. */}
      {!isListed && <option value={page}>{wordsOfKey(page)}</option>}
      {content?.pages.map(({ kind, link }) => (
        <option key={kind} value={kind}>
          {link}
        </option>
      ))}
      {customPages.map((path) => (
        <option key={path} value={path}>
          {formName(texts, path)}
          {texts.isDraft(path) && ` (${WORDS.publish.draft})`}
        </option>
      ))}
    </select>
  );
}
