import type { TextPart } from '../../../core/block-kind.ts';
import styles from '../../../site/sections/blocks/Prose.module.css';
import layout from '../../../site/styles/layout.module.css';

/** A text: one part below the other, from 768 px each beside its heading. */
export function Prose({ parts }: { parts: readonly TextPart[] }) {
  return (
    <div className={layout.wrap}>
      {parts.map(({ heading, words }, index) => (
        <div key={index} className={styles.part}>
          {heading && <div dangerouslySetInnerHTML={{ __html: heading }} />}
          <div className={styles.words} dangerouslySetInnerHTML={{ __html: words }} />
        </div>
      ))}
    </div>
  );
}
