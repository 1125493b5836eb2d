import styles from './Wave.module.css';

const LINES = [
  {
    id: 'thin',
    path: 'M54 310v-8M54 310v8M198 310v-40M198 310v40M342 310v-56M342 310v56M486 310v-168M486 310v168M630 310v-248M630 310v248',
  },
  {
    id: 'bars',
    path: 'M90 310v-8M90 310v8M234 310v-32M234 310v32M378 310v-112M378 310v112M522 310v-104M522 310v104M666 310v-152M666 310v152',
  },
  {
    id: 'diamond',
    path: 'M18 310v-8M18 310v8M162 310v-16M162 310v16M306 310v-80M306 310v80M450 310v-144M450 310v144M594 310v-128M594 310v128',
  },
  {
    id: 'checker',
    path: 'M126 310v-24M126 310v24M270 310v-64M270 310v64M414 310v-72M414 310v72M558 310v-208M558 310v208M702 310v-296M702 310v296',
  },
];
const THREADS = Array.from({ length: 16 }, (_, index) => `M${162 + 36 * index}-600V1200`).join('');

interface WaveProps {
  className?: string | undefined;
}

/**
 * The four weaves as a sound wave that grows to the right, decoration only.
 * Its rhythm of long and short strips follows the 12-pulse bell pattern `x.x.xx.x.x.x`.
 */
export function Wave({ className = '' }: WaveProps) {
  return (
    <svg
      className={`${styles.wave} ${className}`}
      viewBox="0 0 720 620"
      width="720"
      height="620"
      fill="none"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="wave-gold" gradientUnits="userSpaceOnUse" x2="720">
          <stop stopColor="#5c4300" />
          <stop offset=".55" stopColor="#c79a00" />
          <stop offset=".85" stopColor="#fdc800" />
        </linearGradient>
        {LINES.map(({ id, path }) => (
          <path key={id} id={`wave-${id}`} d={path} />
        ))}
      </defs>
      <path className={styles.threads} d={THREADS} stroke="url(#wave-gold)" opacity=".28" />
      <g className={styles.weave} stroke="url(#wave-gold)" strokeWidth="32">
        <use href="#wave-diamond" />
        <g className={styles.ground}>
          <use href="#wave-diamond" strokeDasharray="0 20 4 16" />
          <use href="#wave-diamond" strokeWidth="20" strokeDasharray="0 16 12 12" />
          <use href="#wave-diamond" strokeWidth="8" strokeDasharray="0 12 20 8" />
        </g>
      </g>
      <g className={styles.weave} stroke="url(#wave-gold)" strokeWidth="32">
        <use href="#wave-thin" strokeDasharray="4" />
      </g>
      <g className={styles.weave} stroke="url(#wave-gold)" strokeWidth="32">
        <use href="#wave-bars" />
        <g className={styles.ground}>
          <use href="#wave-bars" strokeDasharray="0 24 4 4 4 4" />
        </g>
        <use href="#wave-bars" className={styles.third} strokeDasharray="0 8 8 24" />
      </g>
      <g className={styles.weave} stroke="url(#wave-gold)" strokeWidth="16">
        <use href="#wave-checker" x="-8" strokeDasharray="8" />
        <use href="#wave-checker" x="8" strokeDasharray="8" strokeDashoffset="8" />
      </g>
    </svg>
  );
}
