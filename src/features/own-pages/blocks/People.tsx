import { Cloth } from '../../../site/components/Cloth.tsx';
import { Link } from '../../../site/components/Link.tsx';
import { Picture, type PictureSource } from '../../../site/components/Picture.tsx';
import layout from '../../../site/styles/layout.module.css';
import { BlockHead } from '../../../site/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../../site/feature-views.ts';
import type { PEOPLE } from '../content.ts';
import { cardsClasses } from './cards.ts';
import styles from './People.module.css';

/** People: each beside a picture on a phone, below it on wider screens. */
export function People({
  id,
  block,
  pictures,
}: BlockProps<typeof PEOPLE, (PictureSource | undefined)[]>) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ul className={`${layout.rows} ${cardsClasses(block.people.length)} ${styles.people}`}>
        {block.people.map(({ name, role, text, links = [] }, index) => {
          const picture = pictures[index];
          return (
            <li key={index}>
              {picture ? (
                <Picture source={picture} className={styles.picture} />
              ) : (
                <Cloth name={name} className={styles.picture} />
              )}
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
          );
        })}
      </ul>
    </div>
  );
}
