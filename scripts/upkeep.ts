/** `npm run upkeep`: the tests that are too slow for every change; `-- removal` runs one. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { UserError } from './errors/failure.ts';
import './errors/exit-with-sentence.ts';

const TASKS = ['browsers', 'removal', 'settings'];
const [name, ...options] = process.argv.slice(2);
if (name !== undefined && !TASKS.includes(name))
  throw new UserError(`There is no test "${name}": expected ${TASKS.join(', ')}.`);
for (const task of name ? [name] : TASKS) {
  console.log(`\n${task}`);
  const script = fileURLToPath(new URL(`upkeep/${task}.ts`, import.meta.url));
  const { status } = spawnSync(process.execPath, [script, ...options], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
