import { useCallback, useMemo, useState } from 'react';
import { useTexts } from '../../shared/Editor.tsx';
import { LinkRow } from '../../shared/Screen.tsx';
import { useAsync } from '../../shared/use-async.ts';
import { WORDS } from '../../words/words.ts';

/** A small picture of a published page, in an iframe without scripts. Its name until it is drawn. */
function SmallPage({ path, name }: { path: string; name: string }) {
  const load = useCallback(async () => {
    const html = await fetch(path).then(async (answer) => answer.text());
    const page = new DOMParser().parseFromString(html, 'text/html');
    for (const script of page.querySelectorAll('script')) script.remove();
    return page.documentElement.outerHTML;
  }, [path]);
  const { answer } = useAsync(load);
  const [isLoaded, setLoaded] = useState(false);
  return (
    <>
      <b aria-hidden>{name}</b>
      <iframe
        className={isLoaded ? 'loaded' : ''}
        loading="lazy"
        title={name}
        srcDoc={answer}
        onLoad={({ currentTarget: { contentDocument } }) =>
          // Without it, the headings would change their typeface in sight.
          void contentDocument?.fonts.ready.then(() => setLoaded(answer !== undefined))
        }
        aria-hidden
        inert
      />
    </>
  );
}

/** Links to the pages of the site, without custom pages. */
export function PageLinks({ code, isPictured = false }: { code: string; isPictured?: boolean }) {
  const texts = useTexts();
  const content = useMemo(() => texts.content(code), [texts, code]);
  const route = { screen: 'page', ...(code !== texts.first && { code }) } as const;
  return (
    <ul className={isPictured ? 'rows pictured' : 'rows'} lang={code}>
      {content?.pages.map(({ kind: page, path, link }) => (
        <li key={page}>
          {isPictured && <SmallPage path={path} name={link} />}
          <LinkRow to={{ ...route, page }}>{link}</LinkRow>
        </li>
      ))}
    </ul>
  );
}

/** The pages of the first language with small pictures, under a heading: most people come for them. */
export function PagesToChange() {
  const { first } = useTexts();
  return (
    <section>
      <h2>{WORDS.start.words}</h2>
      <PageLinks code={first} isPictured />
    </section>
  );
}
