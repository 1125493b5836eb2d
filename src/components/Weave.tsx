import styles from './Weave.module.css';

/** The four weaves, one for each programme: thin (tech), bars (business), diamond (leadership), checker (community). */
export type WeaveName = 'thin' | 'bars' | 'diamond' | 'checker';

interface WeaveProps {
  weave: WeaveName;
  className?: string | undefined;
}

/** A strip of cloth, decoration only. Its threads take `--weave-unit`, `--weave-thread`, `--weave-ground`, `--weave-third`. */
export function Weave({ weave, className = '' }: WeaveProps) {
  return <i className={`${styles.weave} ${styles[weave]} ${className}`} aria-hidden="true" />;
}
