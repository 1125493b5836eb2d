import type { Content } from '#content/project';
import { Button } from '../../shared/components/Button.tsx';
import type { PictureSource } from '../../shared/components/Picture.tsx';
import { Portrait } from '../../shared/components/Portrait.tsx';
import { Signature, type SignatureSource } from '../../shared/components/Signature.tsx';
import { HOME_FILE } from '../home/content.ts';
import { ABOUT_US_FILE } from './content.ts';
import prose from '../../shared/sections/blocks/Prose.module.css';
import layout from '../../shared/styles/layout.module.css';
import styles from './Biography.module.css';

interface BiographyProps {
  content: Content;
  portrait: PictureSource;
  signature: SignatureSource | undefined;
}

/** The founder's biography beside the portrait. */
export function Biography({ content, portrait, signature }: BiographyProps) {
  const { heading, text, caption, next } = content.of(ABOUT_US_FILE).biography;
  const label = content.of(HOME_FILE).vision.signature.alt ?? '';
  const founder = content.organisation.founder.name;
  return (
    <section className={layout.section} aria-labelledby="biography">
      <div className={`${layout.wrap} ${styles.biography}`}>
        <h1 id="biography">{heading}</h1>
        <Portrait source={portrait} className={styles.portrait} />
        <div>
          <div
            className={`${prose.words} ${styles.prose}`}
            dangerouslySetInnerHTML={{ __html: content.html(text, ['biography']) }}
          />
          <div className={styles.signed}>
            {signature && <Signature source={signature} label={label} />}
            {founder && <p>{founder}</p>}
            <p>{caption}</p>
          </div>
          {next && (
            <p className={styles.next}>
              <Button look="outline" href={next.href}>
                {next.text}
              </Button>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
