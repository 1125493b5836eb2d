import { Picture, type PictureSource } from '../../../shared/components/Picture.tsx';
import type { BlockProps } from '../../../shared/views.ts';
import type { PICTURE_BLOCK } from '../content.ts';
import layout from '../../../shared/styles/layout.module.css';
import styles from './Figure.module.css';

type FigureProps = Pick<BlockProps<typeof PICTURE_BLOCK, PictureSource>, 'block' | 'assets'>;

/** One uncropped picture with its caption. */
export function Figure({ block: { caption }, assets }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <Picture source={assets} className={styles.picture} />
      {caption && <figcaption className={layout.note}>{caption}</figcaption>}
    </figure>
  );
}
