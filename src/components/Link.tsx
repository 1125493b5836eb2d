import type { ReactNode } from 'react';
import layout from '../styles/layout.module.css';

export interface LinkProps {
  children: ReactNode;
  href: string | undefined;
  /** Said after the text where the link opens a new tab (WCAG 3.2.5, G201); without it the link stays in this tab. */
  newTab?: string | undefined;
  className?: string | undefined;
  ariaCurrent?: 'page' | undefined;
}

/** A link. Every one that opens a new tab is made here, so that screen readers say so. */
export function Link({ children, href, newTab, className, ariaCurrent }: LinkProps) {
  return (
    <a
      className={className}
      href={href}
      aria-current={ariaCurrent}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && <span className={layout.hidden}> ({newTab})</span>}
    </a>
  );
}
