/** The first file of the editor. */
import '../no-eval.ts';
import { WORDS } from '../words/words.ts';
import { start } from './main.tsx';

/** `URL.parse` is the newest function that the editor uses: no browser has it without the others. */
if ('parse' in URL) void start();
else document.getElementById('editor')?.replaceChildren(WORDS.app.tooOld);
