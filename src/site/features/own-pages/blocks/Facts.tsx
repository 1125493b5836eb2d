import { BlockHead } from '../../../shared/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../../shared/views.ts';
import type { FACTS_BLOCK } from '../content.ts';
import layout from '../../../shared/styles/layout.module.css';
import styles from './Facts.module.css';

/** Figures side by side, each above what it counts. */
export const Facts = ({ id, block }: BlockProps<typeof FACTS_BLOCK>) => (
  <div className={layout.wrap}>
    <BlockHead id={id} {...block} />
    <dl className={styles.facts}>
      {block.facts.map(({ figure, label }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  </div>
);
