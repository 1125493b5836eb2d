import type { ComponentProps } from 'react';
import layout from '../styles/layout.module.css';
import styles from './Button.module.css';
import { Link } from './Link.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** Address of a link; undefined for a button. */
  href?: string | undefined;
  /** gold on dark, ink on gold or white, outline where another button matters more */
  look?: 'gold' | 'ink' | 'outline';
  /** Whether it has a level meter of four bars: only what the site is for, to join and to donate. */
  meter?: boolean | undefined;
  /** Id of the `<dialog>` that the button opens, if the browser knows invoker commands (HTML). */
  opens?: string | undefined;
}

/** A link or a button. */
export function Button(props: ButtonProps) {
  const { href, look = 'gold', className = '', meter, opens, ...rest } = props;
  const looks = [
    layout.target,
    styles.button,
    meter && layout.meter,
    look !== 'gold' && styles[look],
  ];
  const classes = [...looks, className].filter(Boolean).join(' ');
  if (href) {
    return (
      <Link className={classes} href={href}>
        {rest.children}
      </Link>
    );
  }
  const command = opens ? { command: 'show-modal', commandfor: opens } : {};
  return <button className={classes} type="button" {...command} {...rest} />;
}
