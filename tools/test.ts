/**
 * `npm test`: runs every step. Its last line names the steps that failed and ends with
 * `N passed, N failed`. `--quick` skips all that needs a build. `npm test -- menu` runs only tests
 * with `menu` in their path.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { ASTRO, OXFMT, OXLINT, PLAYWRIGHT } from './programs.ts';

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
});
const files = globSync('**/*.{test,spec}.ts', { exclude: ['node_modules', '.*'] })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => words.length === 0 || words.some((word) => file.includes(word)));

/** The summary of Node's test runner, such as `ℹ pass 12`, or of Playwright's: `12 passed`. */
const PASSED = /^\s*(?:ℹ pass (\d+)|(\d+) passed\b)/;
const FAILED = /^\s*(?:ℹ fail (\d+)|(\d+) failed\b)/;
const total = { passed: 0, failed: 0 };
const failedSteps: string[] = [];

/**
 * Runs a Node program and adds its test counts to the total; a program without tests counts as one.
 * @param isShown whether to print its lines as they come, not at the end
 */
async function step(name: string, options: readonly string[], isShown: boolean): Promise<boolean> {
  const lines = [`\n# ${name}`];
  const print = () => lines.splice(0).forEach((line) => console.log(line));
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  let [passed, failed] = [NaN, NaN];
  for await (const line of createInterface(child.stdout)) {
    if (!line.trimStart().startsWith('✔')) lines.push(line);
    if (isShown) print();
    passed = Number(PASSED.exec(line)?.slice(1).join('') ?? passed);
    failed = Number(FAILED.exec(line)?.slice(1).join('') ?? failed);
  }
  const hasFailed = (await ended)[0] !== 0;
  print();
  total.passed += passed || (hasFailed ? 0 : 1);
  total.failed += failed || (hasFailed ? 1 : 0);
  if (hasFailed) failedSteps.push(name);
  return !hasFailed;
}

const filesOf = (ending: RegExp) => files.filter((file) => ending.test(file));
const tests = (paths: readonly string[]) =>
  paths.length > 0 && ['--test', '--test-isolation=none', ...paths];

// The React that pages are built with. It renders in half the time.
process.env['NODE_ENV'] ??= 'production';
process.env['FORCE_COLOR'] = '0';
// Tests that need the site with the same settings share one build.
const builds = mkdtempSync(join(tmpdir(), 'site-copies-'));
process.env['SITE_COPIES'] = builds;
// All programs of a run load the same modules, so they share the compiled ones.
process.env['NODE_COMPILE_CACHE'] = join(builds, 'compiled');
// The linter ends before it would need the memory again: a quarter less CPU time.
process.env['GOGC'] ??= 'off';
process.env['GOMEMLIMIT'] ??= '3GiB';
process.on('exit', () => rmSync(builds, { recursive: true, force: true }));

const isWhole = words.length === 0;
const unit = filesOf(/(?<!\.(isolated|built))\.test\.ts$/);
const built = tests(filesOf(/\.built\.test\.ts$/));
const specs = filesOf(/\.spec\.ts$/);
const browser = specs.length > 0 && [PLAYWRIGHT, 'test', ...specs];
type Steps = Record<string, false | readonly string[]>;
const checks: Steps = {
  format: isWhole && [OXFMT, '--check'],
  'lint and types': isWhole && [OXLINT],
};
const units: Steps = {
  unit: tests(unit),
  // These replace globals, so they get a process of their own.
  isolated: tests(filesOf(/\.isolated\.test\.ts$/)),
};
/** The sites that other tests read and visit. */
const sites: Steps = {
  build: (built || browser) && [ASTRO, 'build'],
  // Half of the browser's tests would wait for it.
  example: isWhole && ['tests/support/sites.ts'],
};

/** Runs steps one after the other. @returns whether all pass */
async function run(steps: Steps): Promise<boolean> {
  const results: boolean[] = [];
  for (const [name, options] of Object.entries(steps))
    if (options) results.push(await step(name, options, name === 'browser'));
  return !results.includes(false);
}

if (values.quick) await Promise.all([run(checks), run(units)]);
else {
  // Browser tests use more than one processor, so the other steps run one at a time.
  const areBuilt = run(sites);
  const inBrowser = areBuilt.then((isPassed) => isPassed && run({ browser }));
  await run({ ...checks, ...units });
  if (await areBuilt) await run({ built });
  await inBrowser;
}
const where = failedSteps.length > 0 ? `In ${failedSteps.join(', ')}: ` : '';
console.log(`${where}${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
