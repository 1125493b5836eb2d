import { Drawing, type DrawingSource } from './Drawing.tsx';
import styles from './Signature.module.css';

/** The ink of a scanned signature as a picture. */
export interface InkSource {
  src: string;
  width: number;
  height: number;
}

export type SignatureSource = DrawingSource | InkSource;

/** The founder's signature; a drawn one is animated on scroll if the browser supports it. */
export function Signature({ source, label }: { source: SignatureSource; label: string }) {
  if ('src' in source) {
    return (
      <img className={styles.signature} {...source} alt={label} loading="lazy" decoding="async" />
    );
  }
  return (
    <Drawing source={source} className={styles.signature} label={label} width={192} height={72} />
  );
}
