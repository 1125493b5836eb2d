/** Commands import this to report every failure as a sentence, see failure.ts. */
import { explain } from './failure.ts';

process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});
