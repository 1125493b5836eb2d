import { Link } from '../components/Link.tsx';
import { Picture, type PictureSource } from '../components/Picture.tsx';
import type { Post } from '../content/posts.ts';
import type { BlockOf } from '../content/schemas/own-page.ts';
import { BlockHead } from '../sections/blocks/BlockHead.tsx';
import layout from '../styles/layout.module.css';
import { Day } from './Day.tsx';
import styles from './News.module.css';

interface NewsProps {
  id: string;
  content: BlockOf<'news'>;
  posts: readonly Post[];
  /** One for each post; undefined for a post without one. */
  pictures: (PictureSource | undefined)[];
  /** Language of the page (BCP 47). */
  language: string;
}

/** The newest posts, each with its picture, heading, day and lead. */
export function News({ id, content, posts, pictures, language }: NewsProps) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} heading={content.heading} lead={content.lead} />
      <ul className={styles.posts}>
        {posts.map(({ path, heading, lead, date }, index) => {
          const picture = pictures[index];
          return (
            <li key={path}>
              {picture && <Picture source={picture} className={styles.picture} />}
              <div className={styles.words}>
                <Day date={date} language={language} />
                <h3>
                  <Link className={layout.target} href={path}>
                    {heading}
                  </Link>
                </h3>
                {lead && <p className={styles.lead}>{lead}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
