import layout from '../../styles/layout.module.css';
import type { BlockProps } from './block-props.ts';
import styles from './Prose.module.css';

/** The parts of a text, each from one `<h2>` to the next. */
function partsOf(html: string): { heading: string; words: string }[] {
  return html.split(/(?=<h2\b)/).flatMap((part) => {
    const [, heading = '', words = ''] = /^(<h2\b.*?<\/h2>)?(.*)$/s.exec(part.trim()) ?? [];
    return heading || words ? [{ heading, words }] : [];
  });
}

/** A text: one part below the other, from 768 px each beside its heading. */
export function Prose({ block: { html } }: BlockProps<'text'>) {
  return (
    <div className={layout.wrap}>
      {partsOf(html).map(({ heading, words }, index) => (
        <div key={index} className={styles.part}>
          {heading && <div dangerouslySetInnerHTML={{ __html: heading }} />}
          <div className={styles.words} dangerouslySetInnerHTML={{ __html: words }} />
        </div>
      ))}
    </div>
  );
}
