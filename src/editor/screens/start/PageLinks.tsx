import { useMemo } from 'react';
import { linkName, listedPages } from '#content/project';
import { useTexts } from '../../app/Editor.tsx';
import { routeAddress } from '../../app/route.ts';
import { LinkRow } from '../../app/Screen.tsx';

interface PageLinksProps {
  /** A language (BCP 47). */
  code: string;
  /** Whether each page is shown above its link, small and as visitors see it now. */
  isPictured?: boolean;
}

/** Links to the pages that the site itself has. */
export function PageLinks({ code, isPictured = false }: PageLinksProps) {
  const texts = useTexts();
  const content = useMemo(() => texts.content(code), [texts, code]);
  const place = { screen: 'page', ...(code !== texts.first && { code }) } as const;
  return (
    <ul className={isPictured ? 'tasks pages pictured' : 'tasks pages'} lang={code}>
      {content &&
        listedPages(content).map(([page, path]) => (
          <li key={page}>
            {isPictured && (
              <iframe
                src={path}
                title={linkName(page, content)}
                sandbox="allow-same-origin"
                loading="lazy"
                aria-hidden
                inert
              />
            )}
            <LinkRow href={routeAddress({ ...place, page })}>{linkName(page, content)}</LinkRow>
          </li>
        ))}
    </ul>
  );
}
