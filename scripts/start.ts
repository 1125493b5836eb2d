/** `npm start`: builds the site and serves it. `PORT` (4321) and `HOST` (this machine only) choose where. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serve } from './serve.ts';

const port = Number(process.env['PORT'] ?? 4321);
const host = process.env['HOST'] ?? '127.0.0.1';

function stop(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  const other = `PORT=${port === 4400 ? 4401 : 4400} npm start`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken by another program. Stop it, or choose another port: ${other}`,
    EACCES: `Port ${port} is not open to programs like this one. Choose another port: ${other}`,
    ERR_SOCKET_BAD_PORT: `PORT is "${process.env['PORT']}"; expected a number up to 65535: ${other}`,
  };
  console.error(reasons[code ?? ''] ?? message);
  process.exit(1);
}

try {
  // Whoever has to choose another port should not wait for a build first.
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
} catch (error) {
  stop(error);
}

console.log('Building the site …');
const build = spawnSync(process.execPath, [join(import.meta.dirname, 'build.ts')], {
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(1);

try {
  const served = await serve({ dist: new URL('../dist/', import.meta.url), port, host });
  const shown = host === '127.0.0.1' ? `http://localhost:${served.port}` : served.url;
  console.log(`The site is at ${shown}/ (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void served.close().then(() => process.exit(0)));
  }
} catch (error) {
  stop(error);
}
