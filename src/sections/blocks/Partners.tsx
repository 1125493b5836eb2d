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
  /** One logo for each partner, or undefined; `ground` is the background on which it shows best. */
  logos: (PictureSource | undefined)[];
}

/** Partners: logos side by side, each on a background with enough contrast, the name below. */
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
