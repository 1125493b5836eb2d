import styles from './PlusMinus.module.css';

/** Ends a `<summary>`: a plus, or a minus in a circle while its `<details>` is open. */
export function PlusMinus() {
  return (
    <svg
      className={`screen-only ${styles.sign}`}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="14" pathLength="1" />
      <path d="M8 16h16" />
      <path className={styles.upright} d="M16 8v16" />
    </svg>
  );
}
