/** Whatever ends a command that imports this is told in sentences, see failure.ts. */
import { explain } from './failure.ts';

process.on('uncaughtException', (error) => {
  console.error(explain(error));
  process.exit(1);
});
