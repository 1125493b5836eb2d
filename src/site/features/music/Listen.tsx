import type { z } from 'zod';
import type { Content } from '#content/project';
import { fill } from '#content/text';
import { Link } from '../../shared/components/Link.tsx';
import type { PictureSource } from '../../shared/components/Picture.tsx';
import { PictureOrCloth } from '../../shared/components/PictureOrCloth.tsx';
import { Weaves, weavePattern } from '../../shared/components/Weave.tsx';
import { BlockHead } from '../../shared/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../shared/views.ts';
import { type LISTEN_BLOCK, MUSIC_WORDS, trackId } from './content.ts';
import { formatLength, formatSize } from './format.ts';
import type { MusicSource } from './limits.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Listen.module.css';

interface TrackProps {
  content: Content;
  track: z.infer<typeof LISTEN_BLOCK.schema>['pieces'][number];
  source: MusicSource;
  picture: PictureSource | undefined;
}

/** The cloth above a player: two rounds of the bell pattern. */
const STRIPS = 24;

/** The name of the downloaded file, which the phone's player shows: `Title - Musician.mp3`. */
const downloadName = ({ title, by, file }: TrackProps['track']): string =>
  `${title} - ${by}`.replaceAll(/[\\/:*?"<>|]/g, ' ') + file.slice(file.lastIndexOf('.'));

function TrackView({ content, track, source, picture }: TrackProps) {
  const { locale: language } = content;
  const { title, by, rights, links = [] } = track;
  const size = formatSize(source.bytes, language);
  const id = trackId(title);
  // A new track in the editor has none yet.
  const hasFile = source.seconds > 0;
  const words = content.of(MUSIC_WORDS);
  return (
    <li id={id}>
      <PictureOrCloth source={picture} name={title} className={styles.picture} />
      <div className={styles.words}>
        <h3>
          <a className={layout.target} href={`#${id}`}>
            {title}
          </a>
        </h3>
        <p>{by}</p>
        {hasFile && (
          <p className={styles.cost}>{`${formatLength(source.seconds, language)} · ${size}`}</p>
        )}
      </div>
      <div className={styles.player}>
        <span className={`screen-only ${styles.progress}`}>
          <Weaves of={weavePattern(title, STRIPS)} />
        </span>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- music has no picture to caption, and the words of a song belong to the musician. */}
        <audio
          // Another file needs another element, which would play the one it has (HTML, 4.8.8).
          key={source.src}
          className="screen-only"
          controls
          preload="none"
          aria-label={fill(words.player, { title, artist: by })}
        >
          <source src={source.src} type={source.type} />
        </audio>
        <p className={styles.links}>
          {hasFile && (
            <a
              className={`screen-only ${layout.target}`}
              href={source.src}
              download={downloadName(track)}
            >
              {fill(words.download, { size })}
            </a>
          )}
          {links.map(({ name, address }) => (
            <Link key={address} className={layout.target} href={address}>
              {name}
            </Link>
          ))}
        </p>
        {rights && <p className={styles.rights}>{rights}</p>}
      </div>
    </li>
  );
}

type ListenProps = BlockProps<
  typeof LISTEN_BLOCK,
  readonly Pick<TrackProps, 'source' | 'picture'>[]
>;

/**
 * Tracks, each with its length and size. browser/listen.ts plays one at a time, and shows the
 * progress in the cloth.
 */
export function Listen({ id, block, content, assets }: ListenProps) {
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ul className={`${layout.rows} ${styles.tracks}`} data-hook="listen">
        {assets.map(
          (asset, index) =>
            block.pieces[index] && (
              <TrackView key={index} track={block.pieces[index]} content={content} {...asset} />
            ),
        )}
      </ul>
    </div>
  );
}
