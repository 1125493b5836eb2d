/**
 * `npm start`: builds the site and serves it at `PORT` (4321) and `HOST` (127.0.0.1); with
 * `--example` a site with everything switched on instead.
 */
import { parseArgs } from 'node:util';
import { DIST, buildSite } from './build/site.ts';
import { EXAMPLE_DIST, buildExample } from './copies/example.ts';
import { serveAtPort } from './serve/at-port.ts';

const { example } = parseArgs({
  options: { example: { type: 'boolean' }, trace: { type: 'boolean' } },
}).values;

// Opens the port first, so that a taken one is reported before the build.
const build = Promise.withResolvers<unknown>();
const [command, dist] = example ? ['npm start -- --example', EXAMPLE_DIST] : ['npm start', DIST];
const served = await serveAtPort(command, {
  dist,
  ready: build.promise,
  host: process.env['HOST'],
});
build.resolve(await (example ? buildExample() : buildSite()));

console.log(`The ${example ? 'example' : 'site'} is at ${served.url}/ (stop with Ctrl+C)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void served.close().then(() => process.exit(0)));
}
