import type { ComponentProps } from 'react';
import { Link } from './Link.tsx';
import layout from '../styles/layout.module.css';
import styles from './Button.module.css';

interface ButtonLook {
  /** gold on dark grounds, ink on gold or white, outline beside a more important button */
  look?: 'gold' | 'ink' | 'outline' | undefined;
  /** Whether it shows a level meter of four bars. Reserved for joining and donating. */
  meter?: boolean | undefined;
  className?: string | undefined;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, keyof ButtonLook> {
  /** Address of a link; undefined for a button. */
  href?: string | undefined;
}

/** The classes of a button, for a `<summary>` that looks like one. */
export function buttonClasses({ look = 'gold', meter, className }: ButtonLook): string {
  const looks = [
    layout.target,
    styles.button,
    meter && layout.meter,
    look !== 'gold' && styles[look],
    className,
  ];
  return looks.filter(Boolean).join(' ');
}

/** A link or a button. */
export function Button({ href, look, meter, className, ...rest }: ButtonProps) {
  const classes = buttonClasses({ look, meter, className });
  if (href) {
    return (
      <Link className={classes} href={href}>
        {rest.children}
      </Link>
    );
  }
  return <button className={classes} type="button" {...rest} />;
}
