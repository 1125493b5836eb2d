/** The first file of the editor. */
import '../no-eval.ts';
import './page-style.ts';

/** `URL.parse` is the newest function that the editor uses: no browser has it without the others. */
const isCurrent = 'parse' in URL;

if (isCurrent) void import('./main.tsx').then(({ start }) => start());
else
  document.body.replaceChildren(
    'This browser is too old for the editor. Update it, or use a newer one: Chrome or Edge from version 126, Firefox from 126, Safari from 18.',
  );
