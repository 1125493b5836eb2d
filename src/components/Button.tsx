import type { ComponentProps } from 'react';
import layout from '../styles/layout.module.css';
import styles from './Button.module.css';
import { Link } from './Link.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  /** Address of a link; undefined for a button. */
  href?: string | undefined;
  /** gold on dark, ink on gold or white, outline where another button matters more */
  look?: 'gold' | 'ink' | 'outline';
  /** Id of the `<dialog>` that the button opens, if the browser knows invoker commands (HTML). */
  opens?: string | undefined;
}

/** A link or a button, with an icon of four bars. */
export function Button({ href, look = 'gold', className = '', opens, ...rest }: ButtonProps) {
  const looks = `${layout.target} ${layout.meter} ${styles.button}`;
  const classes = `${looks} ${look === 'gold' ? '' : styles[look]} ${className}`;
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
