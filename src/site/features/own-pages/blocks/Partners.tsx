import { Link } from '../../../shared/components/Link.tsx';
import { PictureOrCloth } from '../../../shared/components/PictureOrCloth.tsx';
import { BlockHead } from '../../../shared/sections/blocks/BlockHead.tsx';
import type { PicturedBlockProps } from '../../../shared/views.ts';
import type { PARTNERS_BLOCK } from '../content.ts';
import { cardsClasses } from './cards.ts';
import layout from '../../../shared/styles/layout.module.css';
import styles from './Partners.module.css';

/** Partners: logos side by side, each with its name below. */
export function Partners({ id, block, assets }: PicturedBlockProps<typeof PARTNERS_BLOCK>) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ul className={`${cardsClasses(block.partners.length)} ${styles.partners}`}>
        {block.partners.map(({ name, href, ground }, index) => {
          const logo = assets[index];
          return (
            <li key={index} className={`${layout.raised} ${layout.whole}`}>
              <div
                className={`${styles.logo} ${logo && ground !== 'dark' ? styles.light : ''}`.trim()}
              >
                <PictureOrCloth source={logo} name={name} className={styles.picture} />
              </div>
              <h3 className={styles.name}>
                {href ? (
                  <Link className={layout.target} href={href}>
                    {name}
                  </Link>
                ) : (
                  name
                )}
              </h3>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
