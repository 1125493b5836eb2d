/** What Astro says while it builds, as a few lines for the person who waits: its logger, as its configuration asks. */
import { stripVTControlCharacters } from 'node:util';
import type { AstroLoggerDestination } from 'astro';

const WIDTH = 30;

/** Where the lines go: standard error, or what a test gives. */
interface Terminal {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

/**
 * Counts pages and pictures: a bar on a terminal, a line for each quarter elsewhere. The counts stand in Astro's
 * messages alone (`▶ /_astro/kora.avif … (3/120)`); were they to change, these lines would be missing and no more.
 */
export default function progress(
  _config?: unknown,
  out: Terminal = process.stderr,
): AstroLoggerDestination {
  let pages = 0;
  let quarter = 0;

  function showPictures(done: number, all: number): void {
    if (out.isTTY) {
      const filled = Math.round((done / all) * WIDTH);
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
      out.write(`\r${bar} ${done} of ${all} pictures${done === all ? '\n' : ''}`);
    } else if (Math.floor((done / all) * 4) > quarter) {
      quarter = Math.floor((done / all) * 4);
      out.write(`${done} of ${all} pictures are cut.\n`);
    }
  }

  return {
    write({ level, message }) {
      const text = stripVTControlCharacters(message);
      const [, done, all] = /▶.*\((\d+)\/(\d+)\)$/.exec(text) ?? [];
      // Errors with a trace are thrown too, and told in sentences at the end.
      const again = /^(Caught error rendering|An unhandled error occurred)|^\s+at /m.test(text);
      if ((level === 'warn' || level === 'error') && !again) out.write(`${message}\n`);
      else if (/^\s*├─ .*\.html$/.test(text)) pages += 1;
      else if (text.includes('generating optimized images')) {
        out.write(`${pages} pages are written; cutting their pictures …\n`);
      } else if (done && all) showPictures(Number(done), Number(all));
    },
  };
}
