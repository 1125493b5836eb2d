import type { PictureSource } from '../components/Picture.tsx';
import { Portrait } from '../components/Portrait.tsx';
import { Signature, type SignatureSource } from '../components/Signature.tsx';
import type { Home } from '../content/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import styles from './Vision.module.css';

interface VisionProps {
  content: Home['vision'];
  portrait: PictureSource;
  /** Undefined if there is none. */
  signature: SignatureSource | undefined;
  /** The founder's name, if it is set. */
  founder: string | undefined;
}

/** What the community is for, in the founder's name. */
export function Vision({ content, portrait, signature, founder }: VisionProps) {
  return (
    <section className={layout.section} aria-labelledby="vision">
      <div className={`${layout.wrap} ${styles.vision}`}>
        <Portrait source={portrait} className={styles.portrait} />
        <div>
          <h2 id="vision">{content.heading}</h2>
          <p className={layout.lead}>{content.lead}</p>
          <p className={layout.muted}>{content.text}</p>
          <div className={styles.signed}>
            {signature && <Signature source={signature} label={content.signature.alt ?? ''} />}
            <p>
              <b>{founder ?? content.founder}</b>
              <br />
              <span className={layout.muted}>{content.caption}</span>
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
