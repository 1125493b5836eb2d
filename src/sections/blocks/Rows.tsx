import { numberIn } from '../../content/text/number-in.ts';
import type { BlockOf } from '../../content/schemas/own-page.ts';
import layout from '../../styles/layout.module.css';
import { BlockHead } from './BlockHead.tsx';
import styles from './Rows.module.css';

interface RowsProps {
  id: string;
  content: BlockOf<'steps'>;
  /** Language of the page (BCP 47), whose digits number the steps. */
  language: string;
}

/** Numbered steps, one row each. */
export function Rows({ id, content, language }: RowsProps) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} heading={content.heading} lead={content.lead} />
      <ol className={styles.rows}>
        {content.steps.map(({ title, text }, index) => (
          <li key={index} className={styles.row}>
            {/* Screen readers get the number from the list. */}
            <p className={styles.mark} aria-hidden>
              {numberIn(index + 1, language)}
            </p>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
