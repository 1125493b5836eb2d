import { Link } from '../../shared/components/Link.tsx';
import { Picture, type PictureSource } from '../../shared/components/Picture.tsx';
import type { BlockProps } from '../../shared/views.ts';
import type { FILM_BLOCK } from './content.ts';
import { formatLength, parseLength } from './format.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Film.module.css';

/** A link to a film on another site or in its app; nothing of it is loaded here. */
export function Film({ id, block, content, assets }: BlockProps<typeof FILM_BLOCK, PictureSource>) {
  const { title, text, length, address } = block;
  // In the editor, somebody may be typing the address.
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
  return (
    <div className={`${layout.wrap} ${styles.columns}`}>
      <Link className={styles.film} href={address}>
        <span className={`screen-only ${styles.screen}`}>
          <Picture source={assets} className={styles.picture} />
        </span>
        <h2 id={id}>{title}</h2>
        <span className={styles.length}>
          {`${formatLength(parseLength(length), content.locale)} · ${host}`}
        </span>
      </Link>
      {text && <p className={styles.text}>{text}</p>}
    </div>
  );
}
