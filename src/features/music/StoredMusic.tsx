import { TextSection } from '../../site/sections/blocks/TextSection.tsx';
import layout from '../../site/styles/layout.module.css';
import type { PartProps } from '../../site/feature-views.ts';
import { CACHE } from './cache-name.ts';
import { MUSIC_WORDS, storesMusic } from './content.ts';
import styles from './StoredMusic.module.css';

/**
 * In a privacy notice: the pieces stored on this device, each with a button to remove it. Without
 * its script (src/features/music/browser/stored.ts) it says what is stored and how to remove it.
 */
export function StoredMusic({ content }: PartProps) {
  if (!storesMusic(content)) return null;
  const { heading, text, none, remove } = content.of(MUSIC_WORDS).onDevice;
  return (
    <div className={styles.stored} data-hook="kept" data-cache={CACHE}>
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
