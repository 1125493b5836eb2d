import { Drawing, type DrawingSource } from './Drawing.tsx';
import { Picture, type PictureSource } from './Picture.tsx';
import styles from './Signature.module.css';

export type SignatureSource = DrawingSource | PictureSource;

/** The founder's signature; a drawn one is animated on scroll if the browser supports it. */
export function Signature({ source, label }: { source: SignatureSource; label: string }) {
  if ('files' in source)
    return <Picture source={source} className={`${styles.signature} ${styles.scan}`} />;
  return (
    <Drawing source={source} className={styles.signature} label={label} width={192} height={72} />
  );
}
