import { numberIn } from '../../content/text/number-in.ts';
import type { BlockOf } from '../../content/schemas/own-page.ts';
import layout from '../../styles/layout.module.css';
import { BlockHead } from './BlockHead.tsx';
import styles from './Rows.module.css';

interface RowsProps {
  id: string;
  content: BlockOf<'steps'> | BlockOf<'dates'>;
  /** Of the page (BCP 47): steps are counted in its digits. */
  language: string;
}

/** Steps with their numbers, or dates with their days: one row each. */
export function Rows({ id, content, language }: RowsProps) {
  const isSteps = content.block === 'steps';
  const rows = isSteps
    ? content.steps.map((step, index) => ({ ...step, mark: numberIn(index + 1, language) }))
    : content.dates.map(({ when, ...date }) => ({ ...date, mark: when }));
  const List = isSteps ? 'ol' : 'ul';
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} heading={content.heading} lead={content.lead} />
      <List className={`${styles.rows} ${isSteps ? styles.steps : ''}`.trim()}>
        {rows.map(({ mark, title, text }, index) => (
          <li key={index}>
            {/* The list itself says the number of a step. */}
            <p className={styles.mark} aria-hidden={isSteps || undefined}>
              {mark}
            </p>
            <h3>{title}</h3>
            {text && <p className={styles.text}>{text}</p>}
          </li>
        ))}
      </List>
    </div>
  );
}
