import { useMemo } from 'react';
import { linkName, listedPages } from '#content/project';
import { useTexts } from '../../app/Editor.tsx';
import { routeAddress } from '../../app/route.ts';
import { LinkRow } from '../../app/Screen.tsx';

/** Links to the pages that the site itself has, in a language (BCP 47). */
export function PageLinks({ code }: { code: string }) {
  const texts = useTexts();
  const content = useMemo(() => texts.content(code), [texts, code]);
  const route = { screen: 'page', ...(code !== texts.first && { code }) } as const;
  return (
    <ul className="tasks pages" lang={code}>
      {content &&
        listedPages(content).map(([page]) => (
          <li key={page}>
            <LinkRow href={routeAddress({ ...route, page })}>{linkName(page, content)}</LinkRow>
          </li>
        ))}
    </ul>
  );
}
