import { Link } from '../components/Link.tsx';
import { Picture, type PictureSource } from '../components/Picture.tsx';
import type { BlockOf } from '../content/schemas/own-page.ts';
import layout from '../styles/layout.module.css';
import styles from './Film.module.css';
import { lengthIn } from './figures.ts';
import { secondsOf } from './schemas/fields.ts';
import type { MusicWords } from './schemas/words.ts';

interface FilmProps {
  id: string;
  content: BlockOf<'film'>;
  words: MusicWords;
  /** Language of the page (BCP 47). */
  language: string;
  picture: PictureSource;
}

/** A link to a film on another site or in its app; nothing of it is loaded here. */
export function Film({ id, content, words, language, picture }: FilmProps) {
  const { title, text, length, address } = content;
  const host = new URL(address).hostname.replace(/^www\./, '');
  return (
    <div className={layout.wrap}>
      <Link className={styles.film} href={address}>
        <span className={styles.screen}>
          <Picture source={picture} className={styles.picture} />
        </span>
        <h2 id={id}>{title}</h2>
        <span className={styles.length}>
          {`${lengthIn(secondsOf(length), words, language)} · ${host}`}
        </span>
      </Link>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
