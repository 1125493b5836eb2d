import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from 'node:test';
import { listening, stop } from './server-process.ts';

const start = (code: string) =>
  spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'pipe'] });

test(
  'a server that was killed is neither waited for nor stopped again',
  { timeout: 5_000 },
  async () => {
    const server = start('setInterval(() => {}, 1000)');
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
    await assert.rejects(listening(server, 1), /The server ended at once/);
    await stop(server);
  },
);

test('a server that ends says why', { timeout: 5_000 }, async () => {
  const server = start('console.error("no such file"); process.exitCode = 1');
  await assert.rejects(listening(server, 1), /ended at once. no such file/);
});
