import { useEffect } from 'react';
import { WORDS } from '../words/words.ts';

/** The titles of the screen and of a sheet over it; empty where none is open. */
const titles = { screen: '', sheet: '' };

/** Shows the title of the open sheet in the window, or else that of the screen. */
function showTitle(): void {
  const title = titles.sheet || titles.screen;
  // While a screen loads, the last one is named.
  if (title !== '') document.title = `${title} – ${WORDS.app.title}`;
}

/** Names the window after a screen, or after a sheet while it is open. */
export function useWindowTitle(part: keyof typeof titles, title: string): void {
  useEffect(() => {
    titles[part] = title;
    showTitle();
    return () => {
      titles[part] = '';
      showTitle();
    };
  }, [part, title]);
}
