/**
 * `npm run launch`: lists what is missing before the site can go live.
 *   --strict     exits with 1 while there is a blocker
 *   --json       writes the issues as JSON, for tools
 *   --languages  also lists every task in languages that are not published
 *   --online     also tries every address on other sites
 * Exits with 2 if the content cannot be read or a flag is unknown.
 */
import { parseArgs } from 'node:util';
import { readProject, samplePictures } from '#content/disk';
import { valueAt } from '#content/fields';
import { blockersFirst, locatedFieldsOf, launchIssues } from '#content/launch';
import { ContentError, fieldNames } from '#content/reading';
import { FEATURES, MODEL } from '#site/features.ts';
import { checkWholeContent } from '#site/loading/check-content.ts';
import { loadFeatureBuilds } from '#site/loading/feature-builds.ts';
import { outdatedFacts } from './launch/outdated-facts.ts';
import { addressesOf, tryAddresses } from './launch/try-addresses.ts';

const root = new URL('../', import.meta.url);

const flag = { type: 'boolean', default: false } as const;
const FLAGS = { strict: flag, json: flag, languages: flag, online: flag };

/** What the papers and the editor call the two kinds of issues. */
const URGENCY = { blocker: 'must', advice: 'can wait' };

/** @returns the exit code */
async function run(): Promise<number> {
  const { values: flags } = parseArgs({ options: FLAGS });
  const project = readProject(MODEL, root);
  await checkWholeContent(project, root, await loadFeatureBuilds(FEATURES));
  const now = Date.now();
  const issues = [
    ...launchIssues(project, samplePictures(root), now, flags.languages),
    ...outdatedFacts(root, now),
  ];
  if (flags.online)
    issues.push(
      ...(await tryAddresses(addressesOf(locatedFieldsOf(project, project.publishedLanguages())))),
    );
  const rows = blockersFirst(issues).map(({ path, more, line = 1, ...issue }) => ({
    ...issue,
    line,
    field: fieldNames({ path, more }).trim(),
  }));
  const blockers = rows.filter(({ severity }) => severity === 'blocker').length;
  const counts = { ready: rows.length === 0, blockers, advice: rows.length - blockers };

  if (flags.json) console.log(JSON.stringify({ ...counts, rows }, null, 2));
  else {
    for (const { severity, today, file, line, field } of rows)
      console.log(
        `${URGENCY[severity].padEnd(9)}${today}\n${' '.repeat(9)}${file}:${line} ${field}`,
      );
    console.log(`\nBefore you go live: ${blockers}. Advice that can wait: ${counts.advice}.`);
  }
  return flags.strict && blockers > 0 ? 1 : 0;
}

try {
  process.exitCode = await run();
} catch (error) {
  const isFlag = String(valueAt(error, ['code'])).startsWith('ERR_PARSE_ARGS');
  if (!(error instanceof ContentError) && !isFlag) throw error;
  console.error(String(valueAt(error, ['message'])));
  process.exitCode = 2;
}
