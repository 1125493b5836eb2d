import type { ComponentProps } from 'react';
import { Paths } from './paths.ts';

/**
 * An `<a>` whose path leads to the page in the language of the page around it. It reads the context without a hook: the
 * editor shows these components by the React that its CMS brings, where hooks of this one do not work.
 */
export function Anchor({ children, className, href, ...rest }: ComponentProps<'a'>) {
  return (
    <Paths.Consumer>
      {(inLanguage) => (
        <a className={className} href={href && inLanguage(href)} {...rest}>
          {children}
        </a>
      )}
    </Paths.Consumer>
  );
}
