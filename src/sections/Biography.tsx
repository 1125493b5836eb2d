import type { PictureSource } from '../components/Picture.tsx';
import { Portrait } from '../components/Portrait.tsx';
import { Signature, type SignatureSource } from '../components/Signature.tsx';
import type { AboutUs } from '../content/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import styles from './Biography.module.css';
import prose from './blocks/Prose.module.css';

interface BiographyProps {
  content: AboutUs['biography'];
  portrait: PictureSource;
  /** Undefined if there is none. */
  signature: SignatureSource | undefined;
  signatureLabel?: string | undefined;
  /** The biography as HTML, rendered from Markdown at build time. */
  html: string;
  /** The founder's name, if it is set. */
  founder: string | undefined;
}

/** The founder's biography beside the portrait. */
export function Biography(props: BiographyProps) {
  const { content, portrait, signature, signatureLabel = '', html, founder } = props;
  return (
    <section className={layout.section} aria-labelledby="biography">
      <div className={`${layout.wrap} ${styles.biography}`}>
        <h1 id="biography">{content.heading}</h1>
        <Portrait source={portrait} className={styles.portrait} />
        <div>
          <div
            className={`${prose.words} ${styles.prose}`}
            dangerouslySetInnerHTML={{ __html: html }}
          />
          <div className={styles.signed}>
            {signature && <Signature source={signature} label={signatureLabel} />}
            {founder && <p>{founder}</p>}
            <p>{content.caption}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
