import { Day } from '../../shared/components/Day.tsx';
import { Link } from '../../shared/components/Link.tsx';
import { Picture } from '../../shared/components/Picture.tsx';
import { requestPicture } from '../../shared/pictures/requests.ts';
import { BlockHead } from '../../shared/sections/blocks/BlockHead.tsx';
import {
  blockView,
  type ContentProps,
  type FeatureViews,
  type PicturedBlockProps,
} from '../../shared/views.ts';
import { NEWS_BLOCK } from './content.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './News.module.css';

/** The newest posts, each with its picture, heading, day and lead. */
function News({
  id,
  block,
  assets,
  content: { posts, locale },
}: PicturedBlockProps<typeof NEWS_BLOCK>) {
  const { heading: title, lead: words } = block;
  const Heading = title ? 'h3' : 'h2';
  return (
    <div className={layout.wrap}>
      {(title ?? words) && <BlockHead id={id} {...block} />}
      <ul className={`${layout.rows} ${styles.posts}`}>
        {posts.slice(0, block.most).map(({ path, heading, lead, date }, index) => {
          const picture = assets[index];
          return (
            <li key={path} className={layout.whole}>
              <div className={styles.words}>
                <Day date={date} language={locale} />
                <Heading>
                  <Link className={layout.target} href={path}>
                    {heading}
                  </Link>
                </Heading>
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

/** At the end of a post, the next older one. At the end of the oldest it is the newest. */
function NextPost({ content: { customPage, posts, locale } }: ContentProps) {
  if (!customPage?.date || posts.length < 2) return null;
  const index = posts.findIndex(({ path }) => path === customPage.path);
  const next = posts[index + 1] ?? posts[0];
  if (!next) return null;
  return (
    <div className={`${layout.wrap} ${layout.whole} ${styles.next}`}>
      <Day date={next.date} language={locale} />
      <h2>
        <Link className={layout.target} href={next.path}>
          {next.heading}
        </Link>
      </h2>
      {next.lead && <p className={`${layout.note} ${styles.lead}`}>{next.lead}</p>}
    </div>
  );
}

export const views: FeatureViews = {
  pageEnd: NextPost,
  blocks: [
    blockView(NEWS_BLOCK, {
      isUntitled: ({ heading }) => !heading,
      isEmpty: ({ posts }) => posts.length === 0,
      requests: ({ most }, { posts }) =>
        posts
          .slice(0, most)
          .map(
            ({ picture }, index) =>
              picture && requestPicture(picture, index === 0 ? 'newestPost' : 'post'),
          ),
      View: News,
    }),
  ],
};
