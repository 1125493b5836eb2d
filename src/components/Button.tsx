import type { ReactNode } from 'react';
import layout from '../styles/layout.module.css';
import styles from './Button.module.css';
import { Link } from './Link.tsx';

interface ButtonProps {
  children: ReactNode;
  /** Address of a link; undefined for a button. */
  href?: string | undefined;
  /** gold on dark, ink on gold or white, outline where another button matters more */
  look?: 'gold' | 'ink' | 'outline';
  type?: 'button' | 'submit';
  className?: string | undefined;
  /** Name by which a script finds the button. */
  hook?: string | undefined;
  /** Id of the `<dialog>` that the button opens, if the browser knows invoker commands (HTML). */
  opens?: string | undefined;
}

/** A link or a button, with an icon of four bars. */
export function Button({
  children,
  href,
  look = 'gold',
  type = 'button',
  className = '',
  hook,
  opens,
}: ButtonProps) {
  const looks = `${layout.target} ${layout.meter} ${styles.button}`;
  const classes = `${looks} ${look === 'gold' ? '' : styles[look]} ${className}`;
  if (!href) {
    const command = opens ? { command: 'show-modal', commandfor: opens } : {};
    return (
      <button className={classes} type={type} data-hook={hook} {...command}>
        {children}
      </button>
    );
  }
  return (
    <Link className={classes} href={href}>
      {children}
    </Link>
  );
}
