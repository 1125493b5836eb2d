import type { Content } from '#content/project';
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
import prose from '../../shared/sections/blocks/Prose.module.css';
import layout from '../../shared/styles/layout.module.css';
import styles from './News.module.css';

interface PostWordsProps {
  post: Content['posts'][number];
  language: string;
  /** The level of the heading. */
  as: 'h2' | 'h3';
}

/** The day, the heading and the lead of a post, to which the heading links. */
const PostWords = ({ post, language, as: Heading }: PostWordsProps) => (
  <>
    <Day date={post.date} language={language} />
    <Heading>
      <Link className={layout.target} href={post.path}>
        {post.heading}
      </Link>
    </Heading>
    {post.lead && <p className={`${layout.note} ${styles.lead}`}>{post.lead}</p>}
  </>
);

/** The newest posts, each with its picture. */
function News({
  id,
  block,
  assets,
  content: { posts, locale },
}: PicturedBlockProps<typeof NEWS_BLOCK>) {
  const { heading: title, lead: words } = block;
  return (
    <div className={layout.wrap}>
      {(title ?? words) && <BlockHead id={id} {...block} />}
      <ul className={`${layout.rows} ${styles.posts}`}>
        {posts.slice(0, block.most).map((post, index) => {
          const picture = assets[index];
          return (
            <li key={post.path} className={layout.whole}>
              <div className={styles.words}>
                <PostWords post={post} language={locale} as={title ? 'h3' : 'h2'} />
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
      <hr className={prose.rule} />
      <PostWords post={next} language={locale} as="h2" />
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
