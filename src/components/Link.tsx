import { createContext, type ComponentProps } from 'react';
import layout from '../styles/layout.module.css';

interface Target {
  href: string;
  language?: { code: string; ownName: string };
}

/** What every link takes from the page around it. */
export const PageOfLinks = createContext({
  /** Language of the page (BCP 47). */
  code: 'en',
  /** Where an address leads from the page; in which language, where that is another. */
  targetOf: (address: string): Target => ({ href: address }),
  /** Said after the text of a link to another site. */
  newTab: '',
});

/**
 * A link. A path of this site leads to the page in the language of this one, or says which other language it leads to; a
 * link to another site opens a new tab, and screen readers say so (WCAG 3.2.5, G201). It reads the context without a hook:
 * the editor shows these components by the React that its CMS brings, where hooks of this one do not work.
 */
export function Link({ children, className, href, ...rest }: ComponentProps<'a'>) {
  return (
    <PageOfLinks.Consumer>
      {({ code, targetOf, newTab }) => {
        const opensTab = href?.startsWith('https:');
        const { language, ...target } = href ? targetOf(href) : {};
        return (
          <a
            className={className}
            {...target}
            {...(language && { hrefLang: language.code, lang: language.code })}
            {...rest}
            {...(opensTab ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {language ? (
              <span lang={code}>
                {children}
                <span lang={language.code}>{` (${language.ownName})`}</span>
              </span>
            ) : (
              children
            )}
            {opensTab && <span className={layout.hidden}>{` (${newTab})`}</span>}
          </a>
        );
      }}
    </PageOfLinks.Consumer>
  );
}
