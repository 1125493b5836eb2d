import type {
  FullConfig,
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * One line for each file, every failure in full, and for scripts/test.ts the counts
 * in the file that TEST_COUNTS names.
 */
export default class FileReporter implements Reporter {
  #waiting = new Map<string, { left: number; passed: number; failed: number; ms: number }>();
  #passed = 0;
  #failed = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const key = this.#key(test);
      const entry = this.#waiting.get(key) ?? { left: 0, passed: 0, failed: 0, ms: 0 };
      entry.left += 1;
      this.#waiting.set(key, entry);
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const key = this.#key(test);
    const entry = this.#waiting.get(key);
    if (!entry) return;
    entry.left -= 1;
    entry.ms += result.duration;
    if (test.outcome() === 'expected') {
      entry.passed += 1;
      this.#passed += 1;
    } else if (test.outcome() !== 'skipped') {
      entry.failed += 1;
      this.#failed += 1;
      console.log(`    ✗ ${test.titlePath().slice(1).join(' › ')}`);
      for (const error of result.errors) this.#print(error);
    }
    if (entry.left === 0) {
      const failed = entry.failed > 0 ? `, ${entry.failed} failed` : '';
      const seconds = (entry.ms / 1000).toFixed(1);
      console.log(
        `  ${entry.failed ? '✗' : '✓'} ${key}: ${entry.passed} passed${failed} (${seconds} s)`,
      );
    }
  }

  /** What a test prints, such as a table of figures. */
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onError(error: TestError): void {
    this.#failed += 1;
    this.#print(error);
  }

  onEnd(result: FullResult): void {
    if (result.status !== 'passed' && this.#failed === 0) this.#failed = 1;
    const counts = { passed: this.#passed, failed: this.#failed };
    const file = process.env['TEST_COUNTS'];
    if (file) writeFileSync(file, JSON.stringify(counts));
    else console.log(`${counts.passed} passed, ${counts.failed} failed`);
  }

  #key(test: TestCase): string {
    return test.titlePath()[2] ?? '';
  }

  #print({ message, stack, value, snippet, location }: TestError): void {
    const text = stripVTControlCharacters(
      [stack ?? message ?? value, snippet].filter(Boolean).join('\n'),
    );
    const lines = text.split('\n').map((line) => line.slice(0, 300));
    const place = location ? `${location.file}:${location.line}\n` : '';
    console.log(`${place}${lines.slice(0, 60).join('\n')}`.replace(/^/gm, '      '));
  }
}
