import { TextSection } from '../../site/sections/blocks/TextSection.tsx';
import layout from '../../site/styles/layout.module.css';
import { CACHE } from './cache-name.ts';
import styles from './StoredMusic.module.css';
import type { MusicWords } from './schemas/words.ts';

/**
 * In a privacy notice: the pieces stored on this device, each with a button to remove it. Without
 * its script (src/features/music/browser/stored.ts) it says what is stored and how to remove it.
 */
export function StoredMusic({ words: { onDevice } }: { words: MusicWords }) {
  const { heading, text, none, remove } = onDevice;
  return (
    <div className={`${layout.wrap} ${styles.stored}`} data-hook="kept" data-cache={CACHE}>
      <TextSection heading={heading} text={[text]}>
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
      </TextSection>
    </div>
  );
}
