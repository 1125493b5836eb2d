import layout from '../../styles/layout.module.css';
import type { BlockProps } from './block-props.ts';
import styles from './Prose.module.css';

/** A text: one part below the other, from 768 px each beside its heading. */
export function Prose({ block: { parts } }: BlockProps<'text'>) {
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
