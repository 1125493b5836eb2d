import { patternOf } from '../../components/cloth.ts';
import { Link } from '../../components/Link.tsx';
import { Picture, type PictureSource } from '../../components/Picture.tsx';
import { Weave } from '../../components/Weave.tsx';
import type { BlockOf } from '../../content/schemas/own-page.ts';
import layout from '../../styles/layout.module.css';
import { BlockHead } from './BlockHead.tsx';
import { cardsClasses } from './cards.ts';
import styles from './Partners.module.css';

interface PartnersProps {
  id: string;
  content: BlockOf<'partners'>;
  /** The logos, one for each partner, missing where there is none; `ground` names the one it is seen best on. */
  logos: (PictureSource | undefined)[];
}

/** Those the community works with: logos sewn together, each on a ground it is seen on, the name below. */
export function Partners({ id, content, logos }: PartnersProps) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...content} />
      <ul className={`${cardsClasses(content.partners.length)} ${styles.partners}`}>
        {content.partners.map(({ name, href, ground }, index) => {
          const logo = logos[index];
          const words = href ? (
            <Link className={layout.target} href={href}>
              {name}
            </Link>
          ) : (
            name
          );
          if (!logo) {
            const [weave = 'thin'] = patternOf(name, 1);
            return (
              <li key={index} className={styles.named}>
                <Weave weave={weave} className={styles.strip} />
                <h3>{words}</h3>
              </li>
            );
          }
          const { ground: best, ...source } = logo;
          const light = (ground ?? best) === 'light';
          return (
            <li key={index}>
              <div className={`${styles.logo} ${light ? styles.light : ''}`.trim()}>
                <Picture source={{ ...source, ground: '' }} className={styles.picture} />
              </div>
              <h3 className={styles.name}>{words}</h3>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
