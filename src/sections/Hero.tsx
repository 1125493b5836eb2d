import { Button } from '../components/Button.tsx';
import { Wave } from '../components/Wave.tsx';
import type { Home } from '../content/schemas/pages.ts';
import layout from '../styles/layout.module.css';
import styles from './Hero.module.css';

interface HeroProps {
  content: Home['hero'];
  join: { text: string; href: string };
}

/** The top of Home: text and a sound wave, which on wide screens starts after the last line. */
export function Hero({ content, join }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={layout.wrap}>
        <p className={styles.badge}>{content.badge}</p>
        <h1 id="hero">
          {content.headline.map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
        <p className={`${layout.lead} ${styles.lead}`}>{content.lead}</p>
        <Button href={join.href}>{join.text}</Button>
      </div>
      <Wave className={styles.wave} />
    </section>
  );
}
