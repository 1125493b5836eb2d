import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../../tests/support/folder-with.ts';
import { startProgram, type Program } from '../../tests/support/program.ts';
import { ROOT } from '../../tests/support/root.ts';

/** In ms: many times what a test takes; a lock that is not released must not stop the others. */
const timeout = 60_000;
const LOCK = new URL('lock.mjs', import.meta.url);
/** Takes the lock of the folder in its first argument, and acts. */
const program = (act: string) => `
  import { rmSync, writeFileSync } from 'node:fs';
  import { setTimeout as pause } from 'node:timers/promises';
  import { lock } from ${JSON.stringify(LOCK.href)};
  const folder = new URL(process.argv[2]);
  const take = () => lock('build', folder);
  ${act}`;
const scripts = folderWith({
  'hold.mjs': program(`
    await take();
    console.log('held by', process.pid);
    setInterval(() => {}, 1e6);`),
  'leave.mjs': program('await take();'),
  'use.mjs': program(`
    const work = new URL('work', folder);
    for (let times = 0; times < 20; times += 1) {
      const unlock = await take();
      writeFileSync(work, '', { flag: 'wx' });
      await pause(5);
      rmSync(work);
      unlock();
    }`),
});
const started: Program[] = [];
after(() => started.map(({ child }) => child.kill('SIGKILL')));

const argumentsOf = (name: string, folder: URL) => [
  fileURLToPath(new URL(`${name}.mjs`, scripts)),
  folder.href,
];

function start(name: 'hold' | 'leave' | 'use', folder: URL): Program {
  const one = startProgram(argumentsOf(name, folder), { cwd: ROOT });
  started.push(one);
  return one;
}

test('waits for the process that holds a lock, until that one is killed', { timeout }, async () => {
  const folder = folderWith();
  const first = start('hold', folder);
  await first.says(/held/);
  const second = start('hold', folder);
  await second.says(/Waiting for another command/);
  assert.doesNotMatch(second.written.all, /held/);
  first.child.kill('SIGKILL');
  await second.says(/held/);
});

test(
  'only one of several processes has it at a time, also after one was killed',
  { timeout },
  async () => {
    const folder = folderWith();
    const killed = start('hold', folder);
    await killed.says(/held/);
    killed.child.kill('SIGKILL');
    await once(killed.child, 'close');
    const all = Array.from({ length: 4 }, () => start('use', folder));
    for (const { ended, written } of all) assert.equal(await ended, 0, written.all);
  },
);

test('a process that ends with a lock releases it', { timeout }, async () => {
  const folder = folderWith();
  for (const one of [start('leave', folder), start('leave', folder)])
    assert.equal(await one.ended, 0, one.written.all);
});

test('a lock of one folder keeps nobody from that of another', { timeout }, async () => {
  const [one, other] = [folderWith(), folderWith()];
  await start('hold', one).says(/held/);
  await start('hold', other).says(/^held/);
});

test(
  'a killed process is gone also where nobody asks for its result, as in a container',
  { timeout, skip: process.platform === 'win32' },
  async () => {
    const folder = folderWith();
    const command = '"$0" "$@" & exec sleep 60';
    const options = argumentsOf('hold', folder);
    const shell = spawn('sh', ['-c', command, process.execPath, ...options], { cwd: ROOT });
    after(() => shell.kill('SIGKILL'));
    const said: unknown[] = await once(shell.stdout, 'data');
    process.kill(Number(/\d+/.exec(String(said[0]))?.[0]), 'SIGKILL');
    await start('hold', folder).says(/held/);
  },
);
