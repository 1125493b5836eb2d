import { packageBin } from '../package-bin.ts';

interface Layer {
  /** Names of its test files; a layer without files passes or fails as a whole. */
  tests?: RegExp;
  /** It reads dist/ (`needed`), or waits for a build where one is made (`first`). */
  build?: 'needed' | 'first';
  /** Options of Node. */
  command: (files: string[]) => string[];
}

const nodeTests = (isolation: 'none' | 'process') => (files: string[]) => [
  ...['--test', `--test-isolation=${isolation}`, '--test-reporter=spec', ...files],
];

/** What `npm test` runs after the build or beside it. The name of a test file says its layer. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  // All files share a process, which halves the processor's time.
  unit: { tests: /(?<!\.(isolated|built))\.test\.ts$/, command: nodeTests('none') },
  // Each file has a process of its own, because it replaces globals.
  isolated: { tests: /\.isolated\.test\.ts$/, command: nodeTests('process') },
  format: { command: () => [packageBin('oxfmt'), '--check'] },
  browser: {
    tests: /\.spec\.ts$/,
    build: 'needed',
    command: (files) => [packageBin('playwright'), 'test', ...files],
  },
  // A build writes the types of the content.
  lint: { build: 'first', command: () => ['scripts/lint.ts'] },
  built: { tests: /\.built\.test\.ts$/, build: 'needed', command: nodeTests('none') },
};
