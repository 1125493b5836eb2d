import { Link } from '../../../site/components/Link.tsx';
import { Picture, type PictureSource } from '../../../site/components/Picture.tsx';
import { Cloth } from '../../../site/components/Cloth.tsx';
import layout from '../../../site/styles/layout.module.css';
import { BlockHead } from '../../../site/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../../site/feature-views.ts';
import type { PARTNERS } from '../content.ts';
import { cardsClasses } from './cards.ts';
import styles from './Partners.module.css';

/**
 * Partners: logos side by side, the name below. `ground` of a logo is the background on which it
 * shows best.
 */
export function Partners({
  id,
  block,
  pictures: logos,
}: BlockProps<typeof PARTNERS, (PictureSource | undefined)[]>) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ul className={`${cardsClasses(block.partners.length)} ${styles.partners}`}>
        {block.partners.map(({ name, href, ground }, index) => {
          const logo = logos[index];
          const isLight = (ground ?? logo?.ground) === 'light';
          return (
            <li key={index} className={`${layout.raised} ${layout.whole}`}>
              {logo ? (
                <div className={`${styles.logo} ${isLight ? styles.light : ''}`.trim()}>
                  <Picture source={logo} className={styles.picture} />
                </div>
              ) : (
                <Cloth name={name} className={styles.logo} />
              )}
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
