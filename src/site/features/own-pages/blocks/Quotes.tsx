import { Picture } from '../../../shared/components/Picture.tsx';
import { BlockHead } from '../../../shared/sections/blocks/BlockHead.tsx';
import type { PicturedBlockProps } from '../../../shared/views.ts';
import type { WORDS_BLOCK } from '../content.ts';
import layout from '../../../shared/styles/layout.module.css';
import styles from './Quotes.module.css';

/** What people say, each with name and portrait. */
export const Quotes = ({ id, block, assets }: PicturedBlockProps<typeof WORDS_BLOCK>) => (
  <div className={layout.wrap}>
    <BlockHead id={id} {...block} />
    <div className={styles.quotes}>
      {block.quotes.map(({ text, name, role }, index) => {
        const picture = assets[index];
        return (
          <figure key={index}>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption className={styles.speaker}>
              {picture && <Picture source={picture} className={styles.portrait} />}
              <div>
                <p className={styles.name}>{name}</p>
                {role && <p className={layout.muted}>{role}</p>}
              </div>
            </figcaption>
          </figure>
        );
      })}
    </div>
  </div>
);
