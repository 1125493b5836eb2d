import type { Content } from '#content/project';
import type { PictureSource } from '../../shared/components/Picture.tsx';
import { Portrait } from '../../shared/components/Portrait.tsx';
import { Signature, type SignatureSource } from '../../shared/components/Signature.tsx';
import { HOME_FILE } from './content.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Vision.module.css';

interface VisionProps {
  content: Content;
  portrait: PictureSource;
  signature: SignatureSource | undefined;
}

/** The vision of the community, signed by the founder. */
export function Vision({ content, portrait, signature }: VisionProps) {
  const { vision } = content.of(HOME_FILE);
  return (
    <section className={`${layout.section} ${layout.strings}`} aria-labelledby="vision">
      <div className={`${layout.wrap} ${styles.vision}`}>
        <Portrait source={portrait} className={styles.portrait} />
        <div>
          <h2 id="vision">{vision.heading}</h2>
          <p className={layout.lead}>{vision.lead}</p>
          <p className={layout.muted}>{vision.text}</p>
        </div>
        <div className={styles.signed}>
          {signature && <Signature source={signature} label={vision.signature.alt ?? ''} />}
          <p>
            <b>{content.organisation.founder.name ?? vision.founder}</b>
            <br />
            <span className={layout.muted}>{vision.caption}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
