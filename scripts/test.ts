/**
 * `npm test`: runs every layer and ends with the line `N passed, N failed`. `npm test -- lint menu`
 * runs the named layers, and of the others the tests with a word in their path.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { LAYERS } from './test/layers.ts';

type Counts = [passed: number, failed: number];

/** Reports of Node's runner (scripts/test/count-tests.ts) and of Playwright. */
const COUNTS = z.union([
  z
    .object({ passed: z.number(), failed: z.number() })
    .transform(({ passed, failed }): Counts => [passed, failed]),
  z
    .object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) })
    .transform(({ stats }): Counts => [stats.expected, stats.unexpected]),
]);

process.chdir(join(import.meta.dirname, '..'));
// Saves a sixth of the time of each build and test process.
process.env['NODE_COMPILE_CACHE'] ??= join(process.cwd(), 'node_modules/.cache/compiled');
// React as visitors get it renders in half the time of React that watches for mistakes.
process.env['NODE_ENV'] ??= 'production';
// Layers and workers that need the site with the same settings share one build.
const copies = mkdtempSync(join(tmpdir(), 'site-copies-'));
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'));
process.on('exit', () => {
  for (const folder of [copies, reports]) rmSync(folder, { recursive: true, force: true });
});
process.env['SITE_COPIES'] = copies;
process.env['FORCE_COLOR'] = '0';

/** Many times what a layer takes; only a hung program is stopped. In minutes. */
const LIMIT = 30;

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The counts that a runner has reported; one for a program that is no test runner. */
function reportedIn(file: string, code: number | null): Counts {
  if (!existsSync(file)) return code === 0 ? [1, 0] : [0, 1];
  // A runner that was stopped has written nothing, or a part.
  const { data: [passed, failed] = [0, 1] } = COUNTS.safeParse(readJson(file));
  return [passed, code === 0 ? failed : Math.max(failed, 1)];
}

/** Runs a Node program. Prints Playwright's output at once, any other's only if it fails. */
async function run(name: string, command: (report: string) => string[]): Promise<Counts> {
  const report = join(reports, `${name}.json`);
  const child = spawn(process.execPath, command(report), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, TEST_REPORT: report },
    timeout: LIMIT * 60_000,
    killSignal: 'SIGKILL',
  });
  const isShown = name === 'browser';
  // Build and browser take longest: the other layers run in the time that those two leave.
  if (child.pid && !isShown && name !== 'build')
    setPriority(child.pid, Math.min(getPriority() + 7, 19));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    if (isShown) stream.pipe(process.stdout);
    else stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const code = await new Promise<number | null>((end) => child.on('close', end));
  if (child.killed) console.log(`It did not end within ${LIMIT} minutes and was stopped.`);
  if (code !== 0) console.log(output.replace(/^\s*✔.*\n/gm, '').replace(/^/gm, '    '));
  return reportedIn(report, code);
}

const words = process.argv.slice(2);
const isNamed = (name: string) => words.length === 0 || words.includes(name);
const paths = words.filter((word) => word !== 'build' && !(word in LAYERS));
const testFiles = globSync('**/*.{test,spec}.ts', { exclude: ['node_modules', '.*'] })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const chosen = Object.entries(LAYERS).flatMap(([name, { tests, ...layer }]) => {
  const isWanted = (file: string) => isNamed(name) || paths.some((path) => file.includes(path));
  const files = testFiles.filter((file) => tests?.test(file) && isWanted(file));
  return isNamed(name) || files.length > 0 ? [{ name, files, ...layer }] : [];
});
const builds = isNamed('build') || chosen.some(({ needsBuild }) => needsBuild);
const isFound = builds || chosen.length > 0;
if (!isFound) console.log(`No layer and no test file is named "${words.join('" or "')}".`);
const total: Counts = [0, isFound ? 0 : 1];

/** Adds the counts of a layer. @returns whether all passed */
async function report(name: string, counts: Promise<Counts>): Promise<boolean> {
  const start = performance.now();
  const [passed, failed] = await counts;
  total[0] += passed;
  total[1] += failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`);
  return failed === 0;
}

const isBuilt = builds
  ? report(
      'build',
      run('build', () => ['scripts/build.ts']),
    )
  : true;
const others = chosen.map(async ({ name, needsBuild, files, command }) => {
  const isReady = !needsBuild || (await isBuilt);
  if (!isReady) console.log(`${name} is not run, because the build failed.`);
  // Counts as a failure.
  await report(
    name,
    isReady ? run(name, (report) => command(files, report)) : Promise.resolve<Counts>([0, 1]),
  );
});
await Promise.all([isBuilt, ...others]);
process.exitCode = total[1] > 0 ? 1 : 0;
console.log(`${total[0]} passed, ${total[1]} failed`);
