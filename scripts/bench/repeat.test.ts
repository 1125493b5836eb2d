import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { folderWith } from '../../tests/support/folder-with.ts';
import { startProgram } from '../../tests/support/program.ts';
import { ROOT } from '../../tests/support/root.ts';
import { repeated } from './repeat.ts';

/** A measure that fails so many times, and what is said of it. */
async function measured(failures: number) {
  const said: string[] = [];
  let runs = 0;
  const measure = () => {
    runs += 1;
    const failed = runs <= failures;
    return failed ? Promise.reject(new Error(`no navigation ${runs}`)) : Promise.resolve(runs);
  };
  const result = await repeated(measure, 'Run 3 of /donate', (message) => said.push(message));
  return { result, said };
}

test('repeats a run that fails, and names it if it fails again', async () => {
  assert.deepEqual(await measured(0), { result: 1, said: [] });
  const first = 'Run 3 of /donate failed and is repeated: no navigation 1';
  assert.deepEqual(await measured(1), { result: 2, said: [first] });
  const again = 'Run 3 of /donate failed again and is left out: no navigation 2';
  assert.deepEqual(await measured(2), { result: undefined, said: [first, again] });
});

// In a process of its own, because the test runner listens for such promises too.
test('goes on after an error that nobody awaits, also one without words', async () => {
  const script = `
    import { repeated } from ${JSON.stringify(new URL('repeat.ts', import.meta.url).href)};
    const measure = () => { void Promise.reject(new Error('')); return new Promise(() => {}); };
    await repeated(measure, 'Run 1 of /', console.log);
    console.log('next');`;
  const file = fileURLToPath(new URL('run.mjs', folderWith({ 'run.mjs': script })));
  const { written, ended } = startProgram([file], { cwd: ROOT });
  assert.equal(await ended, 0, written.all);
  assert.equal(
    written.all,
    'Run 1 of / failed and is repeated: Error\nRun 1 of / failed again and is left out: Error\nnext\n',
  );
});
