/** `npm start`: builds the site and serves it at `PORT` (4321) and `HOST` (127.0.0.1). */
import { DIST, buildSite } from './build/site.ts';
import { UserError } from './failure.ts';
import { serve } from './serve.ts';

const port = Number(process.env['PORT'] ?? 4321);
const host = process.env['HOST'] ?? '127.0.0.1';

function refuse(error: unknown): never {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const other = `PORT=${port === 4400 ? 4401 : 4400} npm start`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken, perhaps by another "npm start". Stop that one, or choose another port: ${other}`,
    EACCES: `Port ${port} is not open to programs like this one. Choose another port: ${other}`,
    ERR_SOCKET_BAD_PORT: `PORT is "${process.env['PORT']}"; expected a number up to 65535: ${other}`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine; HOST=0.0.0.0 takes all it has.`,
    ENOTFOUND: `HOST is "${host}", which is no address; HOST=0.0.0.0 takes all this machine has.`,
  };
  throw new UserError(reasons[code] ?? message);
}

// Opens the port first, so that a taken one is reported before the build.
const build = Promise.withResolvers<unknown>();
const served = await serve({ dist: DIST, port, host, ready: build.promise }).catch(refuse);
build.resolve(await buildSite());

const shown = host === '127.0.0.1' ? `http://localhost:${served.port}` : served.url;
console.log(`The site is at ${shown}/ (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void served.close().then(() => process.exit(0)));
}
