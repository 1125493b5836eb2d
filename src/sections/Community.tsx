import { Button } from '../components/Button.tsx';
import { Picture, type PictureSource } from '../components/Picture.tsx';
import { fill } from '../content/fill.ts';
import { hasOtherFigures, numberIn } from '../content/text/number-in.ts';
import type { ContactUs } from '../content/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import styles from './Community.module.css';

interface CommunityProps {
  content: ContactUs['community'];
  pictures: PictureSource[];
  /** Of the page (BCP 47): pictures are counted in its digits. */
  language: string;
  /** The button below; with it each picture is shown twice, without it once. */
  join?: { text: string; href: string };
}

/**
 * The community carousel: a list that scrolls and snaps, so that swipe, wheel and arrow keys need none of our code,
 * with dots that are links to the slides. Follows the W3C carousel pattern (ARIA Authoring Practices Guide);
 * nothing moves by itself, and no slide holds anything that takes the focus.
 */
export function Community({ content, pictures, language, join }: CommunityProps) {
  const slides = join ? [...pictures, ...pictures] : pictures;
  const total = numberIn(slides.length, language);
  const numbers = slides.map((_, index) => numberIn(index + 1, language));
  const otherFigures = hasOtherFigures(language);
  const counted = (template: string, index: number) =>
    fill(template, { current: numbers[index] ?? '', total });
  return (
    <section
      className={`${layout.section} ${layout.gold} ${styles.community}`}
      aria-labelledby="community"
    >
      <div className={layout.wrap}>
        <h2 id="community">{content.heading}</h2>
      </div>
      <div
        role="group"
        className={join && styles.twice}
        aria-roledescription={content.roleDescription}
        aria-label={content.label}
        data-hook="carousel"
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a part that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
        <ul className={styles.track} tabIndex={0} aria-label={content.picturesLabel}>
          {slides.map((picture, index) => (
            <li key={index} id={`picture-${index + 1}`}>
              <div
                role="group"
                aria-roledescription={content.slideRoleDescription}
                aria-label={counted(content.slideLabel, index)}
              >
                <Picture source={picture} className={styles.picture} />
              </div>
            </li>
          ))}
        </ul>
        <div role="group" className={styles.dots} aria-label={content.dotsLabel}>
          {slides.map((_, index) => (
            <a
              key={index}
              href={`#picture-${index + 1}`}
              aria-label={counted(content.dotLabel, index)}
              aria-current={index === 0 ? 'true' : undefined}
            />
          ))}
        </div>
        <p
          className={layout.hidden}
          aria-live="polite"
          data-template={otherFigures ? fill(content.position, { total }) : content.position}
          data-numbers={otherFigures ? numbers.join(' ') : undefined}
        />
      </div>
      {join && (
        <div className={`${layout.wrap} ${styles.join}`}>
          <Button look="ink" href={join.href}>
            {join.text}
          </Button>
        </div>
      )}
    </section>
  );
}
