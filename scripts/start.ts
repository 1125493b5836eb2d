/** `npm start`: builds the site and serves it at `PORT` (4321) and `HOST` (127.0.0.1). */
import { DIST, buildSite } from './build/site.ts';
import { serveAtPort } from './serve/at-port.ts';

// Opens the port first, so that a taken one is reported before the build.
const build = Promise.withResolvers<unknown>();
const served = await serveAtPort('npm start', DIST, build.promise, process.env['HOST']);
build.resolve(await buildSite());

console.log(`The site is at ${served.url}/ (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void served.close().then(() => process.exit(0)));
}
