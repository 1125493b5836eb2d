import { token } from '../styles/tokens.ts';
import styles from './Wave.module.css';

const GROUND = token('--color-ground');

/** The strips of each weave, from the axis up and down: thin, bars, diamond, checker. */
const LINES = [
  {
    id: 'wave-t',
    path: 'M54 0v-8M54 0v8M198 0v-40M198 0v40M342 0v-56M342 0v56M486 0v-168M486 0v168M630 0v-248M630 0v248',
  },
  {
    id: 'wave-b',
    path: 'M90 0v-8M90 0v8M234 0v-32M234 0v32M378 0v-112M378 0v112M522 0v-104M522 0v104M666 0v-152M666 0v152',
  },
  {
    id: 'wave-d',
    path: 'M18 0v-8M18 0v8M162 0v-16M162 0v16M306 0v-80M306 0v80M450 0v-144M450 0v144M594 0v-128M594 0v128',
  },
  {
    id: 'wave-c',
    path: 'M126 0v-24M126 0v24M270 0v-64M270 0v64M414 0v-72M414 0v72M558 0v-208M558 0v208M702 0v-296M702 0v296',
  },
];

interface WaveProps {
  className?: string | undefined;
}

/**
 * The four weaves as a decorative sound wave that grows to the right on both sides of its axis (y =
 * 0). The rhythm of long and short strips is the 12-pulse bell pattern `x.x.xx.x.x.x`.
 */
export function Wave({ className = '' }: WaveProps) {
  return (
    <svg
      className={`${styles.wave} ${className}`}
      viewBox="0 -310 720 620"
      width="720"
      height="620"
      fill="none"
      stroke="url(#wave)"
      strokeWidth="32"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="wave" gradientUnits="userSpaceOnUse" x2="720">
          <stop stopColor={token('--color-accent-dark')} />
          <stop offset=".55" stopColor={token('--color-accent-dim')} />
          <stop offset=".85" stopColor={token('--color-accent')} />
        </linearGradient>
        {LINES.map(({ id, path }) => (
          <path key={id} id={id} d={path} />
        ))}
      </defs>
      {/* Sixteen threads behind the strips: one broad dashed line. */}
      <path d="M161.5-10H703" strokeWidth="1800" strokeDasharray="1 35" opacity=".28" />
      <g className={styles.weave}>
        <use href="#wave-d" />
        <g stroke={GROUND}>
          <use href="#wave-d" strokeDasharray="0 20 4 16" />
          <use href="#wave-d" strokeWidth="20" strokeDasharray="0 16 12 12" />
          <use href="#wave-d" strokeWidth="8" strokeDasharray="0 12 20 8" />
        </g>
      </g>
      <g className={styles.weave}>
        <use href="#wave-t" strokeDasharray="4" />
      </g>
      <g className={styles.weave}>
        <use href="#wave-b" />
        <g stroke={GROUND}>
          <use href="#wave-b" strokeDasharray="0 24 4 4 4 4" />
        </g>
        <use href="#wave-b" stroke={token('--color-text')} strokeDasharray="0 8 8 24" />
      </g>
      <g className={styles.weave} strokeWidth="16">
        <use href="#wave-c" x="-8" strokeDasharray="8" />
        <use href="#wave-c" x="8" strokeDasharray="8" strokeDashoffset="8" />
      </g>
    </svg>
  );
}
