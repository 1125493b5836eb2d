import type { z } from 'zod';
import { weavePattern } from '../../site/components/weave-pattern.ts';
import { Link } from '../../site/components/Link.tsx';
import { Picture, type PictureSource } from '../../site/components/Picture.tsx';
import { Weaves } from '../../site/components/Weave.tsx';
import type { Content } from '../../core/content.ts';
import { fill } from '../../core/fill.ts';
import { pathIn } from '../../core/languages/language.ts';
import { BlockHead } from '../../site/sections/blocks/BlockHead.tsx';
import type { BlockProps } from '../../site/feature-views.ts';
import { OFFLINE } from '../../core/site-pages.ts';
import layout from '../../site/styles/layout.module.css';
import { CACHE } from './cache-name.ts';
import { MUSIC_WORDS, storesMusic, type LISTEN, type MusicWords } from './content.ts';
import { clock } from './clock.ts';
import { lengthIn, sizeIn } from './format.ts';
import styles from './Listen.module.css';
import { pieceId } from './piece-id.ts';
import type { MusicSource } from './requests.ts';

/** Replaces a picture: a pattern derived from the title. */
function WovenCover({ title }: { title: string }) {
  return (
    <div className={`${layout.raised} ${styles.pattern}`} aria-hidden="true">
      <Weaves of={weavePattern(title, 4)} />
    </div>
  );
}

interface ControlsProps {
  words: MusicWords;
  title: string;
  seconds: number;
}

/** The script shows them in place of the browser's controls. */
function Controls({ words: { play, position }, title, seconds }: ControlsProps) {
  return (
    <div className={styles.controls} hidden>
      <button
        type="button"
        className={styles.play}
        aria-label={`${play}: ${title}`}
        aria-pressed={false}
      />
      <input
        type="range"
        className={styles.seek}
        aria-label={`${position}: ${title}`}
        max={seconds}
        defaultValue={0}
      />
      <span>{clock(0)}</span>
      <span>{`/ ${clock(seconds)}`}</span>
    </div>
  );
}

interface PieceProps {
  content: Content;
  piece: z.infer<typeof LISTEN.schema>['pieces'][number];
  source: MusicSource;
  picture: PictureSource | undefined;
}

function PieceView({ content, piece, source, picture }: PieceProps) {
  const { locale: language } = content;
  const words = content.of(MUSIC_WORDS);
  const { title, by, rights, links = [] } = piece;
  const size = sizeIn(source.bytes, words, language);
  const id = pieceId(title);
  return (
    <li id={id}>
      {picture ? (
        <Picture source={picture} className={styles.picture} />
      ) : (
        <WovenCover title={title} />
      )}
      <div className={styles.words}>
        <h3>
          <a className={layout.target} href={`#${id}`}>
            {title}
          </a>
        </h3>
        <p>{by}</p>
        <p className={styles.cost}>{`${lengthIn(source.seconds, words, language)} · ${size}`}</p>
      </div>
      <div className={styles.player}>
        <Controls words={words} title={title} seconds={source.seconds} />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- there is nothing to see beside it; words of a song are the musician's. */}
        <audio controls preload="none" aria-label={`${title}, ${by}`} data-seconds={source.seconds}>
          <source src={source.src} type={source.type} />
        </audio>
        <p className={styles.links}>
          {storesMusic(content) && (
            <button
              type="button"
              hidden
              className={layout.target}
              data-remove={fill(words.remove, { size })}
              data-piece={`${title}, ${by} · ${size}`}
            >
              {fill(words.keep, { size })}
            </button>
          )}
          <a className={layout.target} href={source.src}>
            {fill(words.file, { format: source.format })}
          </a>
          {links.map(({ name, address }) => (
            <Link key={address} className={layout.target} href={address}>
              {name}
            </Link>
          ))}
        </p>
        <p role="status" />
        {rights && <p className={styles.rights}>{rights}</p>}
      </div>
    </li>
  );
}

interface ListenPictures {
  /** The file of each piece, and its picture if it has one. */
  sources: readonly MusicSource[];
  pictures: readonly (PictureSource | undefined)[];
}

type ListenProps = BlockProps<typeof LISTEN, ListenPictures>;

/** Pieces of music with their length and size. The script is src/features/music/browser/listen.ts. */
export function Listen({ id, block, content, pictures: { sources, pictures } }: ListenProps) {
  const { failed, keeping, kept, notKept, removed } = content.of(MUSIC_WORDS);
  return (
    <div className={layout.wrap}>
      <BlockHead id={id} {...block} />
      <ul
        className={`${layout.rows} ${styles.pieces}`}
        data-hook="listen"
        data-failed={failed}
        {...(storesMusic(content) && {
          'data-cache': CACHE,
          'data-offline': pathIn(content.root, OFFLINE),
          'data-keeping': keeping,
          'data-kept': kept,
          'data-not-kept': notKept,
          'data-removed': removed,
        })}
      >
        {block.pieces.map((piece, index) => {
          const [source, picture] = [sources[index], pictures[index]];
          return (
            source && (
              <PieceView
                key={index}
                piece={piece}
                source={source}
                picture={picture}
                content={content}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
