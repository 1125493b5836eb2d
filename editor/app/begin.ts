/** The first file of the editor: it loads the words of the browser's language, then the editor. */
import '../no-eval.ts';
import { loadWords } from '../words/words.ts';

void loadWords().then(async () => {
  const { start } = await import('./main.tsx');
  await start();
});
