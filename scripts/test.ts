/**
 * `npm test`: every layer of tests, as many at a time as there are processors, and one line at the end: `N passed, N failed`.
 * `npm test -- unit journeys` runs only those layers; any other word picks browser tests whose file has it in its path.
 */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from './program-of.ts';

interface Counts {
  passed: number;
  failed: number;
}

interface Layer {
  name: string;
  /** It reads dist/. */
  readsBuild?: true;
  /** The layer that it does not run beside: both would write, or one reads what the other writes. */
  after?: string;
  run: () => Promise<Counts>;
}

const root = join(import.meta.dirname, '..');
// A sixth of the time of each build and of each test file is reading the same modules again.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'compiled');
const scratch = mkdtempSync(join(tmpdir(), 'site-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
// Files of browser tests that need the site with the same settings build it once.
process.env['SITE_COPIES'] = join(scratch, 'copies');

let counter = 0;
const indent = (text: string) => text.trim().replace(/^/gm, '    ');

/** Runs a program of Node, with its options. */
function run(
  options: string[],
  env: Record<string, string> = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, options, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (env['TEST_COUNTS']) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    // 'exit' comes before the last words of a program have arrived.
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** A tool that passes or fails as a whole; what it says is shown only when it fails. */
async function whole(...options: string[]): Promise<Counts> {
  const { ok, output } = await run(options);
  if (!ok) console.log(indent(output));
  return { passed: Number(ok), failed: Number(!ok) };
}

const NONE: Counts = { passed: 0, failed: 0 };
const sum = (...counts: Counts[]): Counts =>
  counts.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    NONE,
  );

/** Test files of Node's own runner, each in a process of its own, or all in one: a third of the processor's time. */
async function nodeTests(pattern: string, isolation: 'process' | 'none' = 'process') {
  const files = globSync(pattern, { cwd: root });
  if (files.length === 0) return NONE;
  const tap = join(scratch, `${counter++}.tap`);
  const { ok, output } = await run([
    '--test',
    `--test-isolation=${isolation}`,
    // One file a processor; Node's own choice leaves one idle.
    `--test-concurrency=${availableParallelism()}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${tap}`,
    ...files,
  ]);
  if (!ok) console.log(indent(output));
  const summary = existsSync(tap) ? readFileSync(tap, 'utf8') : '';
  const count = (what: string) =>
    Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(summary)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return { passed: count('pass'), failed: ok ? failed : Math.max(failed, 1) };
}

async function browserTests(...patterns: string[]): Promise<Counts> {
  const counts = join(scratch, 'counts.json');
  rmSync(counts, { force: true });
  await run([programOf('playwright'), 'test', ...patterns], {
    TEST_COUNTS: counts,
    FORCE_COLOR: '0',
  });
  if (!existsSync(counts)) return { passed: 0, failed: 1 };
  return JSON.parse(readFileSync(counts, 'utf8')) as Counts;
}

/** What editors check content by and docs/settings.md must be what src/content/schemas would write now. */
async function schemas(): Promise<Counts> {
  const files = [...globSync('content/schemas/*.json', { cwd: root }).sort(), 'docs/settings.md'];
  const read = () => files.map((file) => readFileSync(join(root, file), 'utf8'));
  const before = read();
  const { ok, output } = await run(['scripts/write-schemas.ts']);
  if (!ok) console.log(output);
  const after = read();
  const stale = files.filter((_, index) => before[index] !== after[index]);
  for (const file of stale) console.log(`    ${file} was out of date and has been written anew.`);
  return { passed: Number(ok && stale.length === 0), failed: Number(!ok || stale.length > 0) };
}

const words = process.argv.slice(2);
const LAYERS: Layer[] = [
  // Nothing waits for anything but this.
  { name: 'build', run: () => whole('scripts/build.ts') },
  // The longest, so it starts as soon as it can; all others run beside it.
  { name: 'browser', readsBuild: true, run: () => browserTests(...browserFilter) },
  {
    name: 'unit',
    // Servers, programs and a browser's globals need a process of their own; pure functions do not.
    run: async () =>
      sum(
        ...(await Promise.all([
          nodeTests(
            '{{after-build,editor,hosting,scripts/{bench,build,launch},src/!(contact),src/contact/schemas}/**,src/contact}/*.test.ts',
            'none',
          ),
          nodeTests(
            '{scripts,{scripts/!(bench|build|launch),src/contact/{browser,function}}/**}/*.test.ts',
          ),
        ])),
      ),
  },
  // Of a build it takes what Astro knows of the content's types.
  { name: 'lint', after: 'build', run: () => whole('scripts/lint.ts') },
  // Its builds take the pictures that the first one has cut.
  {
    name: 'content',
    readsBuild: true,
    run: () => nodeTests('tests/content/**/*.test.ts'),
  },
  {
    name: 'built',
    readsBuild: true,
    run: () => nodeTests('tests/built/**/*.test.ts', 'none'),
  },
  { name: 'schemas', run: schemas },
  { name: 'format', run: () => whole(programOf('oxfmt'), '--check') },
];

const names = LAYERS.map(({ name }) => name);
const browserFilter = words.filter((word) => !names.includes(word));
const wanted = (layer: Layer) =>
  words.length === 0 ||
  words.includes(layer.name) ||
  (layer.name === 'browser' && browserFilter.length > 0);
const chosen = LAYERS.filter(
  (layer) =>
    wanted(layer) ||
    (layer.name === 'build' && LAYERS.some((other) => other.readsBuild && wanted(other))),
);

const total: Counts = { passed: 0, failed: 0 };
let built = true;

async function runAndReport({ name, readsBuild, run: runLayer }: Layer): Promise<void> {
  const start = performance.now();
  const skipped = readsBuild && !built;
  if (name === 'browser') console.log('browser');
  // Without a build there is nothing to test; that counts once, so that the sum cannot look good.
  const counts: Counts = skipped ? { passed: 0, failed: 1 } : await runLayer();
  if (name === 'build') built = counts.failed === 0;
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const why = skipped ? ' (not run: the build failed)' : '';
  console.log(
    `${counts.failed ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed${why}, ${seconds} s`,
  );
}

const waiting = [...chosen];
const running = new Map<Layer, Promise<void>>();
const isReady = ({ readsBuild, after = readsBuild && 'build' }: Layer) =>
  ![...waiting, ...running.keys()].some(({ name }) => name === after);
while (waiting.length > 0 || running.size > 0) {
  const next = running.size < availableParallelism() ? waiting.find(isReady) : undefined;
  if (next) {
    waiting.splice(waiting.indexOf(next), 1);
    running.set(
      next,
      runAndReport(next).finally(() => running.delete(next)),
    );
  } else await Promise.race(running.values());
}

if (chosen.length === 0) total.failed += 1;
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
