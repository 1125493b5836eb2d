import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination } from 'astro';

/** Astro's logger during a build: a few lines of progress, read from Astro's own messages. */
export default function progress(
  _config?: unknown,
  write: (text: string) => unknown = (text) => process.stderr.write(text),
): AstroLoggerDestination {
  let pages = 0;
  let quarter = 0;
  return {
    write({ level, message }) {
      const text = stripVTControlCharacters(message);
      const [, done = 0, all = 0] = (/▶.*\((\d+)\/(\d+)\)$/.exec(text) ?? []).map(Number);
      // Errors with a stack are thrown, too, and explained at the end.
      const again = /^(Caught error rendering|An unhandled error occurred)|^\s+at /m.test(text);
      if ((level === 'warn' || level === 'error') && !again) write(`${message}\n`);
      else if (/^\s*├─ .*\.html$/.test(text)) pages += 1;
      else if (text.includes('generating optimized images'))
        write(`${pages} pages are written; cutting their pictures …\n`);
      else if (Math.floor((done / all) * 4) > quarter) {
        quarter = Math.floor((done / all) * 4);
        write(`${done} of ${all} pictures are cut.\n`);
      }
    },
  };
}
