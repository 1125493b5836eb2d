import { createContext, type ComponentProps, use } from 'react';
import { newTabNote, newTabAttributes } from '#content/languages';
import layout from '../styles/layout.module.css';

interface Target {
  href: string;
  language?: { code: string; ownName: string };
}

/** Context for links: what they need to know about their page. */
export const LinkContext = createContext({
  /** Resolves an address; the result has a language if the target's differs from the page's. */
  targetOf: (address: string): Target => ({ href: address }),
  /** Hidden text after a link to another site. */
  newTab: '',
});

/**
 * A link. A path of this site leads to the page in the same language, or else the link names the
 * other language. A link to another site opens a new tab and says so to screen readers (WCAG 3.2.5,
 * G201).
 */
export function Link({ children, className, href, ...rest }: ComponentProps<'a'>) {
  const { targetOf, newTab } = use(LinkContext);
  const outside = newTabAttributes(href);
  const { language, ...target } = href ? targetOf(href) : {};
  return (
    <a className={className} {...target} hrefLang={language?.code} {...rest} {...outside}>
      {language ? (
        <span>
          {children} <span lang={language.code}>{`(${language.ownName})`}</span>
        </span>
      ) : (
        children
      )}
      {outside && <span className={layout.hidden}>{newTabNote(newTab)}</span>}
    </a>
  );
}
