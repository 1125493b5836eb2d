/**
 * `npm run upkeep`: the tests that are too slow for every change. `npm run upkeep -- hosts` runs
 * one, with its options.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UserError } from './failure.ts';
import './exit-with-sentence.ts';

/** The script of each name. */
const TASKS: Record<string, string> = {
  browsers: 'test-browsers.ts',
  function: 'test-functions.ts',
  hosts: 'test-hosts.ts',
  settings: 'test-settings.ts',
};

const [name, ...options] = process.argv.slice(2);
if (name !== undefined && !(name in TASKS))
  throw new UserError(`There is no test "${name}": expected ${Object.keys(TASKS).join(', ')}.`);
for (const [task, file] of Object.entries(TASKS)) {
  if (name !== undefined && task !== name) continue;
  console.log(`\n${task}`);
  const script = fileURLToPath(new URL(file, import.meta.url));
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
