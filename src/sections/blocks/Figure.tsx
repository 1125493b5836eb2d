import { Picture, type PictureSource } from '../../components/Picture.tsx';
import layout from '../../styles/layout.module.css';
import styles from './Figure.module.css';

interface FigureProps {
  picture: PictureSource;
  caption: string | undefined;
}

/** One large picture, shown whole, with the line that belongs to it. */
export function Figure({ picture, caption }: FigureProps) {
  return (
    <figure className={`${layout.wrap} ${styles.figure}`}>
      <Picture source={picture} className={styles.picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
