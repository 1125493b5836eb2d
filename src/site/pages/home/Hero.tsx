import type { Content } from '#content/project';
import { Button } from '../../shared/components/Button.tsx';
import { WaveHeading } from '../../shared/components/Wave.tsx';
import { HOME_FILE } from './content.ts';
import layout from '../../shared/styles/layout.module.css';
import styles from './Hero.module.css';

/** The top of Home: text and a sound wave, which starts in the last line of the headline. */
export function Hero({ content }: { content: Content }) {
  const { organisation, site } = content;
  const { badge, headline, lead } = content.of(HOME_FILE).hero;
  return (
    <section className={`${layout.strings} ${styles.hero}`} aria-labelledby="hero">
      <div className={layout.wrap}>
        <p className={`${layout.meter} ${styles.badge}`}>{badge}</p>
        <WaveHeading id="hero" lines={headline}>
          <p className={`${layout.lead} ${styles.lead}`}>{lead}</p>
        </WaveHeading>
        <Button meter href={organisation.addresses.signUpForm}>
          {site.joinButton}
        </Button>
      </div>
    </section>
  );
}
