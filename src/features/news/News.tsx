import { Link } from '../../site/components/Link.tsx';
import { Picture, type PictureSource } from '../../site/components/Picture.tsx';
import { BlockHead } from '../../site/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../site/feature-views.ts';
import { Day } from '../../site/components/Day.tsx';
import type { NEWS } from './content.ts';
import layout from '../../site/styles/layout.module.css';
import styles from './News.module.css';

/** The newest posts, each with its picture, heading, day and lead. */
export function News({
  id,
  block,
  pictures,
  content: { posts, locale },
}: BlockProps<typeof NEWS, (PictureSource | undefined)[]>) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ul className={`${layout.rows} ${styles.posts}`}>
        {posts.slice(0, block.most).map(({ path, heading, lead, date }, index) => {
          const picture = pictures[index];
          return (
            <li key={path}>
              <div className={styles.words}>
                <Day date={date} language={locale} />
                <h3>
                  <Link className={layout.target} href={path}>
                    {heading}
                  </Link>
                </h3>
                {lead && <p className={`${layout.note} ${styles.lead}`}>{lead}</p>}
              </div>
              {picture && <Picture source={picture} className={styles.picture} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
