import styles from './Weave.module.css';

/** The weaves of tech (thin), business (bars), leadership (diamond) and community (checker). */
export type WeaveName = 'thin' | 'bars' | 'diamond' | 'checker';

interface WeaveProps {
  weave: WeaveName;
  className?: string | undefined;
}

/** A decorative strip of cloth, styled by `--weave-unit`, `-thread`, `-ground` and `-third`. */
export function Weave({ weave, className }: WeaveProps) {
  const classes = [styles.weave, styles[weave], className].filter(Boolean).join(' ');
  return <i className={classes} aria-hidden="true" />;
}

/** Several strips side by side. */
export function Weaves({ of }: { of: readonly WeaveName[] }) {
  return of.map((weave, index) => <Weave key={index} weave={weave} />);
}
