import type { ReactNode } from 'react';
import { pairsOf } from '../head/heading-measures.ts';
import { token } from '../styles/tokens.ts';
import styles from './Wave.module.css';

const GROUND = token('--color-ground');

/**
 * Heights of the strips: whole units of their patterns. Every fourth has the same weave. The last
 * ones are low, because on phones the end is visible.
 */
const HEIGHTS = [
  8, 8, 8, 24, 12, 40, 24, 64, 80, 56, 104, 72, 160, 168, 104, 208, 120, 248, 144, 296, 160, 304,
  184, 288, 280, 160, 264, 176, 280, 296, 184, 304, 144, 72, 40, 16,
];

/** SVG path of the strips of one weave, drawn from the axis up and down. */
const stripsOf = (weave: number) =>
  HEIGHTS.map((height, index) => ({ x: 18 + 36 * index, height, weave: index % 4 }))
    .filter((strip) => strip.weave === weave)
    .map(({ x, height }) => `M${x} 0v-${height}m0 ${height}v${height}`)
    .join('');

interface HeadlineProps {
  id: string;
  lines: readonly string[];
  /** Whether a desktop shows two lines in one. */
  inPairs?: boolean;
  /** The paragraph below it. */
  children: ReactNode;
}

/** The heading of a page. The last line is gold, and the wave grows out of it. */
export function WaveHeading({ id, lines, inPairs, children }: HeadlineProps) {
  return (
    <div className={styles.head}>
      <h1 id={id} className={inPairs ? styles.pairs : undefined}>
        {pairsOf(lines).map((pair, row, rows) => (
          <span key={row} className={styles.row}>
            {pair.map((line, index) =>
              row === rows.length - 1 && index === pair.length - 1 ? (
                <span key={index} className={styles.line}>
                  {line}
                  <Wave />
                </span>
              ) : (
                <span key={index}>{`${line} `}</span>
              ),
            )}
          </span>
        ))}
      </h1>
      {children}
    </div>
  );
}

/** The four weaves as a sound wave in the rhythm of the bell pattern `x.x.xx.x.x.x`. */
export function Wave() {
  return (
    <svg
      className={`screen-only ${styles.wave}`}
      viewBox="-6 -310 1296 620"
      width="1296"
      height="620"
      preserveAspectRatio="none"
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
        {['wave-d', 'wave-t', 'wave-b', 'wave-c'].map((id, weave) => (
          <path key={id} id={id} d={stripsOf(weave)} />
        ))}
      </defs>
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
