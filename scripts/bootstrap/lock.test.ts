import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../../tests/support/folder-with.ts';
import { startProgram, type Program } from '../../tests/support/program.ts';
import { ROOT } from '../../tests/support/root.ts';
import { lock } from './lock.mjs';

const LOCK = new URL('lock.mjs', import.meta.url);
/** Takes the lock of the folder in its first argument, says so, and acts. */
const program = (act: string) => `
  import { rmSync, writeFileSync } from 'node:fs';
  import { lock } from ${JSON.stringify(LOCK.href)};
  const folder = new URL(process.argv[2]);
  const unlock = await lock('build', folder);
  console.log('held');
  ${act}`;
const scripts = folderWith({
  'hold.mjs': program('setInterval(() => {}, 1e6);'),
  'use.mjs': program(`
    const work = new URL('work', folder);
    writeFileSync(work, '', { flag: 'wx' });
    setTimeout(() => { rmSync(work); unlock(); }, 50);`),
  'again.mjs': program(`
    unlock();
    for (let times = 0; times < 100; times += 1) (await lock('build', folder))();`),
});
const started: Program[] = [];
after(() => started.map(({ child }) => child.kill('SIGKILL')));

function start(name: 'hold' | 'use' | 'again', folder: URL): Program {
  const script = fileURLToPath(new URL(`${name}.mjs`, scripts));
  const one = startProgram([script, folder.href], { cwd: ROOT });
  started.push(one);
  return one;
}

/** Resolves once a program has said this. */
async function says({ child, written, ended }: Program, words: RegExp): Promise<void> {
  while (!words.test(written.all)) {
    const more = [child.stdout, child.stderr].map(
      (stream) => new Promise((resolve) => stream?.once('data', resolve)),
    );
    const code = await Promise.race([...more.map((one) => one.then(() => undefined)), ended]);
    assert.equal(code, undefined, written.all);
  }
}

/** What an empty folder is turned into, and why nobody holds that lock. */
const VOID: Record<string, (place: string) => unknown> = {
  'an empty file, as after a full disk': (place) => writeFileSync(place, ''),
  'an empty folder': (place) => mkdirSync(place),
  'process 0, which is no process': (place) => hold(place, '0 '),
  'a number alone': (place) => hold(place, String(process.pid)),
  'process 1 of another container': (place) => hold(place, '1 Mon Jan  1 00:00:00 2001'),
  'another process that had the number of this one': (place) =>
    hold(place, `${process.pid} Mon Jan  1 00:00:00 2001`),
  'a number that no process has': (place) => hold(place, '4194305 Mon Jan  1 00:00:00 2001'),
};

function hold(place: string, holder: string): void {
  mkdirSync(place);
  writeFileSync(`${place}/holder`, holder);
}

for (const [what, make] of Object.entries(VOID)) {
  test(`a lock of nobody is void: ${what}`, { timeout: 20_000 }, async () => {
    const folder = folderWith();
    make(fileURLToPath(new URL('build.lock', folder)));
    const unlock = await lock('build', folder);
    assert.match(readFileSync(new URL('build.lock/holder', folder), 'utf8'), /^\d+ ./);
    unlock();
  });
}

test('waits for the process that holds a lock, until that one is killed', async () => {
  const folder = folderWith();
  const first = start('hold', folder);
  await says(first, /held/);
  const second = start('hold', folder);
  await says(second, new RegExp(`Waiting for another command \\(process ${first.child.pid}\\)`));
  assert.doesNotMatch(second.written.all, /held/);
  first.child.kill('SIGKILL');
  await says(second, /held/);
});

test(
  'a killed process is gone also where nobody asks for its result, as in a container',
  { skip: process.platform === 'win32' },
  async () => {
    const folder = folderWith();
    const script = fileURLToPath(new URL('hold.mjs', scripts));
    const command = '"$0" "$1" "$2" & exec sleep 60';
    const shell = spawn('sh', ['-c', command, process.execPath, script, folder.href]);
    after(() => shell.kill('SIGKILL'));
    await once(shell.stdout, 'data');
    const [pid] = readFileSync(new URL('build.lock/holder', folder), 'utf8').split(' ');
    process.kill(Number(pid), 'SIGKILL');
    (await lock('build', folder))();
    assert.deepEqual(readdirSync(folder), []);
  },
);

test('only one of several processes that wait for a void lock takes it', async () => {
  const folder = folderWith({ 'build.lock': '' });
  const all = Array.from({ length: 4 }, () => start('use', folder));
  for (const { ended, written } of all) assert.equal(await ended, 0, written.all);
  assert.deepEqual(readdirSync(folder), []);
});

test('a lock is given back at once, also while another process puts its own in that place', async () => {
  const folder = folderWith();
  const place = fileURLToPath(new URL('build.lock', folder));
  const other = `${place}.other`;
  const { child, ended, written } = start('again', folder);
  while (child.exitCode === null) {
    for (const until = Date.now() + 20; Date.now() < until;) {
      try {
        // A void one, which is taken again.
        if (!existsSync(other) && readFileSync(`${place}/holder`, 'utf8') !== '0 ')
          hold(other, '0 ');
        renameSync(other, place);
      } catch {
        // Somebody holds it, or nobody.
      }
    }
    await setImmediate();
  }
  assert.equal(await ended, 0, written.all);
});

test('leaves a lock that another process has taken meanwhile', async () => {
  const folder = folderWith();
  const unlock = await lock('build', folder);
  const place = new URL('build.lock/holder', folder);
  writeFileSync(place, 'of another');
  unlock();
  assert.equal(readFileSync(place, 'utf8'), 'of another');
});
