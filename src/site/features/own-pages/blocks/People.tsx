import { Link } from '../../../shared/components/Link.tsx';
import { PictureOrCloth } from '../../../shared/components/PictureOrCloth.tsx';
import { BlockHead } from '../../../shared/sections/blocks/BlockHead.tsx';
import type { PicturedBlockProps } from '../../../shared/views.ts';
import type { PEOPLE_BLOCK } from '../content.ts';
import { cardsClasses } from './cards.ts';
import layout from '../../../shared/styles/layout.module.css';
import styles from './People.module.css';

/** People as cards. On a phone the words stand beside the picture, on wider screens below it. */
export function People({ id, block, assets }: PicturedBlockProps<typeof PEOPLE_BLOCK>) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ul className={`${layout.rows} ${cardsClasses(block.people.length)} ${styles.people}`}>
        {block.people.map(({ name, role, text, links = [] }, index) => (
          <li key={index}>
            <PictureOrCloth source={assets[index]} name={name} className={styles.picture} />
            <div className={styles.words}>
              <div>
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
              </div>
              {text && <p className={styles.text}>{text}</p>}
              {links.length > 0 && (
                <ul className={styles.links}>
                  {links.map((link) => (
                    <li key={link.href}>
                      <Link className={layout.target} href={link.href}>
                        {link.text}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
