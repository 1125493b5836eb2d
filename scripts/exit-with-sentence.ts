/** Import this in a command: whatever fails is told in a sentence, see failure.ts. */
import { explain } from './failure.ts';

process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});
