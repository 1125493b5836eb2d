import type { Content } from '#content/project';
import { fill, formatNumber, hasOwnDigits } from '#content/text';
import { Button } from '../components/Button.tsx';
import type { PictureSource } from '../components/Picture.tsx';
import { Enlargeable, LargePicture } from './blocks/LargePicture.tsx';
import layout from '../styles/layout.module.css';
import styles from './Carousel.module.css';

/** What its parts are called; `{current}` and `{total}` are filled in. */
type CarouselWords = Readonly<
  Record<
    | 'heading'
    | 'label'
    | 'roleDescription'
    | 'slideRoleDescription'
    | 'slideLabel'
    | 'picturesLabel'
    | 'dotsLabel'
    | 'dotLabel'
    | 'position',
    string
  >
>;

interface CarouselProps {
  words: CarouselWords;
  pictures: PictureSource[];
  /** Language of the page (BCP 47); its digits number the pictures. */
  language: string;
  /** The button below the pictures. With it, each of four pictures appears twice. */
  join?: { text: string; href: string };
  /** For pictures that link to larger files: their captions, and the words of the dialog. */
  enlarging?: {
    captions: readonly (string | undefined)[];
    words: Content['site']['largePicture'];
  };
}

/** On a desktop, short rows need no dots and only as much width as their pictures. */
const SHORT_ROWS: Readonly<Record<number, string | undefined>> = {
  3: styles.three,
  4: styles.four,
  5: styles.five,
};

/** The order in which four pictures appear twice, so that no row begins and ends with the same one. */
const TWICE = [0, 3, 2, 1, 3, 0, 1, 2];

/**
 * A carousel: a list that scrolls and snaps, so swipe, wheel and arrow keys work without script,
 * with dots that link to the slides. It follows the W3C carousel pattern (ARIA Authoring Practices
 * Guide). Nothing moves by itself.
 */
export function Carousel({ words, pictures, language, join, enlarging }: CarouselProps) {
  const slides = join ? TWICE.flatMap((index) => pictures[index] ?? []) : pictures;
  const total = formatNumber(slides.length, language);
  const numbers = slides.map((_, index) => formatNumber(index + 1, language));
  const otherDigits = hasOwnDigits(language);
  const withNumbers = (template: string, index: number) =>
    fill(template, { current: numbers[index] ?? '', total });
  return (
    <section
      className={`${layout.section} ${layout.gold} ${styles.carousel}`}
      aria-labelledby="community"
    >
      <div className={layout.wrap}>
        <h2 id="community">{words.heading}</h2>
      </div>
      <div
        role="group"
        className={join ? styles.twice : SHORT_ROWS[slides.length]}
        aria-roledescription={words.roleDescription}
        aria-label={words.label}
        data-hook="carousel"
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <ul className={styles.track} tabIndex={0} aria-label={words.picturesLabel}>
          {slides.map((picture, index) => (
            <li key={index} id={`picture-${index + 1}`}>
              <div
                role="group"
                aria-roledescription={words.slideRoleDescription}
                aria-label={withNumbers(words.slideLabel, index)}
              >
                <Enlargeable
                  picture={picture}
                  className={styles.picture}
                  caption={enlarging?.captions[index]}
                  name={withNumbers(words.slideLabel, index)}
                />
              </div>
            </li>
          ))}
        </ul>
        <div role="group" className={styles.dots} aria-label={words.dotsLabel}>
          {slides.map((_, index) => (
            <a
              key={index}
              href={`#picture-${index + 1}`}
              aria-label={withNumbers(words.dotLabel, index)}
              aria-current={index === 0 ? 'true' : undefined}
            />
          ))}
        </div>
        <p
          className={layout.hidden}
          aria-live="polite"
          data-template={otherDigits ? fill(words.position, { total }) : words.position}
          data-numbers={otherDigits ? numbers.join(' ') : undefined}
        />
      </div>
      {enlarging && <LargePicture words={enlarging.words} />}
      {join && (
        <div className={layout.wrap}>
          <Button meter look="ink" href={join.href}>
            {join.text}
          </Button>
        </div>
      )}
    </section>
  );
}
