import { packageBin } from '../programs/package-bin.ts';

interface Layer {
  /** Matches its test files; a layer without files passes or fails as a whole. */
  tests?: RegExp;
  needsBuild?: true;
  /** Options of Node. @param report file for the counts of a test runner, as JSON */
  command: (files: string[], report: string) => string[];
}

const nodeTests =
  (isolation: 'none' | 'process') =>
  (files: string[], report: string): string[] => [
    // More room for young objects: an eighth less CPU time, for 150 MB.
    '--max-semi-space-size=64',
    '--test',
    `--test-isolation=${isolation}`,
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=./scripts/test/count-tests.ts',
    `--test-reporter-destination=${report}`,
    ...files,
  ];

/** The layers of `npm test` besides the build. The name of a test file determines its layer. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  // All files share a process, which halves the CPU time.
  unit: { tests: /(?<!\.(isolated|built))\.test\.ts$/, command: nodeTests('none') },
  // Each file has its own process, because it replaces globals.
  isolated: { tests: /\.isolated\.test\.ts$/, command: nodeTests('process') },
  format: { command: () => [packageBin('oxfmt'), '--check'] },
  browser: {
    tests: /\.spec\.ts$/,
    needsBuild: true,
    command: (files) => [packageBin('playwright'), 'test', ...files],
  },
  lint: { command: () => ['scripts/lint.ts'] },
  built: { tests: /\.built\.test\.ts$/, needsBuild: true, command: nodeTests('none') },
};
