import { PlainPart } from '../sections/blocks/PlainPart.tsx';
import layout from '../styles/layout.module.css';
import { CACHE } from './cache-name.ts';
import styles from './KeptMusic.module.css';
import type { MusicWords } from './schemas/words.ts';

/**
 * In a privacy notice: the pieces stored on this device, each with a button to remove it. Without
 * its script (src/music/browser/kept.ts) it says what is stored and how to remove it.
 */
export function KeptMusic({ words: { onDevice } }: { words: MusicWords }) {
  const { heading, text, none, remove } = onDevice;
  return (
    <div className={`${layout.wrap} ${styles.kept}`} data-hook="kept" data-cache={CACHE}>
      <PlainPart heading={heading} text={[text]}>
        <p hidden tabIndex={-1}>
          {none}
        </p>
        <ul />
        <template>
          <li>
            <span />{' '}
            <button type="button" className={layout.target}>
              {remove}
            </button>
          </li>
        </template>
      </PlainPart>
    </div>
  );
}
