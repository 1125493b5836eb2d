/** A command that imports this ends with a sentence for whoever typed it, whatever went wrong: see failure.ts. */
import { explain } from './failure.ts';

process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});
