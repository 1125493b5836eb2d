import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { LaunchIssue } from '#content/project';
import { formatDay } from '#content/text';

/** Files with facts about companies and browsers, each with the day its source was read. */
const FILES = ['docs/facts.yaml', 'src/site/features/*/schemas/*.json'];
const YEAR = 365 * 86_400_000;

/** Advice for each fact whose source was read more than a year ago. @param now in ms since 1970 */
export function outdatedFacts(root: URL, now: number): LaunchIssue[] {
  const issues: LaunchIssue[] = [];
  const files = globSync(FILES, { cwd: root }).map((file) => file.replaceAll(sep, '/'));
  for (const file of files.toSorted()) {
    const lineCounter = new LineCounter();
    // JSON is valid YAML.
    visit(parseDocument(readFileSync(new URL(file, root), 'utf8'), { lineCounter }), {
      Pair(_, { key, value }) {
        if (!isScalar(key) || key.value !== 'readOn' || !isScalar(value)) return;
        const day = String(value.value);
        if (now - Date.parse(day) < YEAR) return;
        const today = `For engineers: the source of this was last read on ${formatDay(day, 'en-GB')} and may say something else now.`;
        const { line } = lineCounter.linePos(key.range?.[0] ?? 0);
        issues.push({ severity: 'advice', today, file, line, path: ['readOn'] });
      },
    });
  }
  return issues;
}
