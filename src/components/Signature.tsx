import { Drawing, type DrawingSource } from './Drawing.tsx';
import styles from './Signature.module.css';

export interface SignatureProps {
  source: DrawingSource;
  label: string;
}

/** The founder's signature; it writes itself as it scrolls into view where the browser can. */
export function Signature({ source, label }: SignatureProps) {
  return (
    <Drawing source={source} className={styles.signature} label={label} width={192} height={72} />
  );
}
