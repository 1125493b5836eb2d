import { createContext, type ComponentProps } from 'react';
import layout from '../styles/layout.module.css';

/** What every link takes from the page around it. */
export const PageOfLinks = createContext({
  /** Gives a path of this site in the language of the page. */
  inLanguage: (path: string) => path,
  /** Said after the text of a link to another site. */
  newTab: '',
});

/**
 * A link. A path of this site leads to the page in the language of this one; a link to another site opens a new tab, and
 * screen readers say so (WCAG 3.2.5, G201). It reads the context without a hook: the editor shows these components by the
 * React that its CMS brings, where hooks of this one do not work.
 */
export function Link({ children, className, href, ...rest }: ComponentProps<'a'>) {
  return (
    <PageOfLinks.Consumer>
      {({ inLanguage, newTab }) => {
        const opensTab = href?.startsWith('https:');
        return (
          <a
            className={className}
            href={href && inLanguage(href)}
            {...rest}
            {...(opensTab ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {children}
            {opensTab && <span className={layout.hidden}>{` (${newTab})`}</span>}
          </a>
        );
      }}
    </PageOfLinks.Consumer>
  );
}
