import { Picture, type PictureSource } from '../../components/Picture.tsx';
import layout from '../../styles/layout.module.css';
import styles from './Figure.module.css';

interface FigureProps {
  picture: PictureSource;
  caption: string | undefined;
}

/** One large picture, uncropped, with its caption. */
export function Figure({ picture, caption }: FigureProps) {
  return (
    <figure className={`${layout.wrap} ${styles.figure}`}>
      <Picture source={picture} className={styles.picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
