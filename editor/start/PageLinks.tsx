import { useMemo } from 'react';
import { linkName, listedPages } from '../../src/core/site-pages.ts';
import { useTexts } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';

/** Links to the pages of the site in the first language, but for those of the team's own. */
export function PageLinks() {
  const texts = useTexts();
  const content = useMemo(() => texts.content(texts.first), [texts]);
  return (
    <ul className="tasks">
      {content &&
        listedPages(content).map(([page]) => (
          <li key={page}>
            <a className="choice" href={addressOf({ screen: 'page', page })}>
              {linkName(page, content)}
            </a>
          </li>
        ))}
    </ul>
  );
}
