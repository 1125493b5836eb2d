import { Picture, type PictureSource } from '../../../site/components/Picture.tsx';
import layout from '../../../site/styles/layout.module.css';
import type { BlockProps } from '../../../site/feature-views.ts';
import type { PICTURE } from '../content.ts';
import styles from './PictureBlock.module.css';

/** One large picture, uncropped, with its caption. */
export function PictureBlock({
  block: { caption },
  pictures: picture,
}: BlockProps<typeof PICTURE, PictureSource>) {
  return (
    <figure className={`${layout.wrap} ${styles.figure}`}>
      <Picture source={picture} className={styles.picture} />
      {caption && <figcaption className={layout.note}>{caption}</figcaption>}
    </figure>
  );
}
