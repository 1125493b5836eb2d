import { formatNumber } from '../../../core/text/format-number.ts';
import layout from '../../../site/styles/layout.module.css';
import { BlockHead } from '../../../site/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../../site/feature-views.ts';
import type { STEPS } from '../content.ts';
import styles from './Steps.module.css';

/** Numbered steps, one row each. */
export function Steps({ id, block, content }: BlockProps<typeof STEPS>) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ol className={layout.rows}>
        {block.steps.map(({ title, text }, index) => (
          <li key={index} className={styles.step}>
            {/* Screen readers get the number from the list. */}
            <p className={styles.mark} aria-hidden>
              {formatNumber(index + 1, content.locale)}
            </p>
            <h3>{title}</h3>
            <p className={layout.note}>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
