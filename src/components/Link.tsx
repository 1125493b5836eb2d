import type { ReactNode } from 'react';
import layout from '../styles/layout.module.css';
import { Anchor } from './Anchor.tsx';

interface LinkProps {
  children: ReactNode;
  /** A path of this site leads to the page in the language of this one. */
  href: string | undefined;
  /** Said after the text of a link to another site, which opens a new tab (WCAG 3.2.5, G201). */
  newTab?: string | undefined;
  className?: string | undefined;
  ariaCurrent?: 'page' | undefined;
}

/** A link. One to another site opens a new tab, and screen readers say so; every other stays in this tab. */
export function Link({ children, href, newTab, className, ariaCurrent }: LinkProps) {
  const opensTab = newTab && href?.startsWith('https:');
  return (
    <Anchor
      className={className}
      href={href}
      aria-current={ariaCurrent}
      {...(opensTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {opensTab && <span className={layout.hidden}>{` (${newTab})`}</span>}
    </Anchor>
  );
}
