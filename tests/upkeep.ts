/**
 * `npm run upkeep`: seeds each fault of tests/upkeep/faults.ts in a copy of the project, runs the
 * cheapest command that should notice it, and prints a table. A fault is noticed if the command fails
 * with a message that names a file and says what is wrong there or what to do. Accepts words:
 * `npm run upkeep -- paper` seeds the faults with this word in their names.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ASTRO, OXLINT } from '../tools/programs.ts';
import { copySite } from './support/site-copy.ts';
import { FAULTS, type Fault } from './upkeep/faults.ts';

const COMMANDS = {
  test: { name: 'npm test --', program: 'tools/test.ts' },
  lint: { name: 'npm run lint --', program: OXLINT },
  contents: { name: 'npm run contents --', program: 'tests/contents.ts' },
  build: { name: 'npm run build', program: ASTRO },
};

const folder = copySite({});

/** Seeds a fault, and runs something with it. @throws Error if the anchor of the fault is gone */
function withFault<Result>({ file, change: [from, to] }: Fault, task: () => Result): Result {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no longer this text: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return task();
  } finally {
    writeFileSync(path, text);
  }
}

/** Runs a command in the copy. @throws Error if there is no test to run */
function run({ by: [command, word = ''] }: Fault) {
  const begin = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [COMMANDS[command].program, ...(command === 'build' ? [command] : word.split(' '))],
    // A fault may make a program run for ever.
    { cwd: folder, encoding: 'utf8', timeout: 300_000 },
  );
  const output = stripVTControlCharacters(stdout + stderr);
  if (/^0 passed, 0 failed/m.test(output)) throw new Error(`No test has ${word} in its path.`);
  return { isFailed: status !== 0, output, seconds: (performance.now() - begin) / 1000 };
}

/** Runs the command of a fault. @returns whether the message helps, and the row of the table */
function seed(fault: Fault) {
  const { isFailed, output, seconds } = withFault(fault, () => run(fault));
  const lines = output.split('\n').filter((line) => fault.says.some((part) => line.includes(part)));
  const isExplained = fault.says.every((part) => output.includes(part));
  const verdict = !isFailed ? 'no' : isExplained ? 'yes' : 'yes, but its message does not help';
  const by = [COMMANDS[fault.by[0]].name, fault.by[1]].filter(Boolean).join(' ');
  const message = [...new Set(lines.map((line) => line.trim()))].slice(0, 3).join(' … ');
  const cells = [fault.kind, fault.name, verdict, `\`${by}\``, seconds.toFixed(1), message];
  const row = cells.map((cell) => cell.replaceAll('|', '\\|').slice(0, 400)).join(' | ');
  return { isNoticed: isFailed && isExplained, row: `| ${row} |` };
}

const words = process.argv.slice(2);
const asked = FAULTS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
);
console.log('| Who meets it | Fault | Noticed | By | Seconds | Message |');
console.log('| --- | --- | --- | --- | ---: | --- |');
const results = asked.map((fault) => {
  const result = seed(fault);
  console.log(result.row);
  return result;
});
const noticed = results.filter(({ isNoticed }) => isNoticed).length;
console.log(`${noticed} of ${asked.length} faults are noticed, with a message that helps.`);
if (noticed < asked.length) process.exitCode = 1;
