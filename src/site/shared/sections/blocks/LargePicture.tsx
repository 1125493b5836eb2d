import type { Content } from '#content/project';
import { Picture, type PictureSource } from '../../components/Picture.tsx';
import layout from '../../styles/layout.module.css';
import styles from './LargePicture.module.css';

interface EnlargeableProps {
  picture: PictureSource;
  className: string | undefined;
  caption: string | undefined;
  /** Accessible name of the link if the picture has no alternative text. */
  name: string;
}

/** A picture with a caption, linked to a larger, uncropped file. */
export function Enlargeable({ picture, className, caption, name }: EnlargeableProps) {
  const { large, alt } = picture;
  const shown = <Picture source={picture} className={className} />;
  if (!large) return shown;
  return (
    <figure className={styles.figure}>
      <a
        className={styles.link}
        href={large.src}
        aria-label={alt ? undefined : name}
        data-hook="enlarge"
        data-size={`${large.width} ${large.height}`}
      >
        {shown}
      </a>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

/**
 * The dialog in which a script shows the larger file and moves to the next or previous one. Escape
 * and a click outside close it too.
 */
export function LargePicture({ words }: { words: Content['site']['largePicture'] }) {
  const look = `${layout.target} ${styles.button}`;
  return (
    <dialog
      className={`${layout.dialog} ${styles.dialog}`}
      closedby="any"
      data-hook="large-picture"
    >
      <form method="dialog">
        <button className={look} type="button" data-step="-1">
          {words.previous}
        </button>
        <button className={look} type="button" data-step="1" autoFocus>
          {words.next}
        </button>
        <button className={look}>{words.close}</button>
      </form>
      <figure aria-live="polite" />
    </dialog>
  );
}
