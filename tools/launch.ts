/**
 * `npm run launch`: lists the ten steps to a live site, then everything that is still to be decided.
 *   --strict     exits with 1 while there is a blocker
 *   --languages  also lists every task in languages that are not published
 *   --online     also tries every address on other sites
 * Exits with 2 if the content cannot be read or a flag is unknown.
 */
import { parseArgs } from 'node:util';
import { readProject, samplePictures } from '#content/disk';
import { valueAt } from '#content/fields';
import { blockersFirst, launchIssues, launchSteps, locatedFieldsOf } from '#content/launch';
import { ContentError, fieldNames } from '#content/reading';
import { FEATURES, MODEL } from '#site/features.ts';
import { checkWholeContent } from '#site/loading/check-content.ts';
import { loadFeatureBuilds } from '#site/loading/feature-builds.ts';
import { addressesOf, tryAddresses } from './launch/try-addresses.ts';

const GUIDE = 'docs/live.md';
const flag = { type: 'boolean', default: false } as const;
const FLAGS = { strict: flag, languages: flag, online: flag };

/** The two kinds of issues, as the papers and the editor call them. */
const URGENCY = { blocker: 'Do first', advice: 'Can wait' };
/**
 * The steps, each with its field or with what somebody has to check; one line once all are done.
 */
function linesOf(steps: ReturnType<typeof launchSteps>): string {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return `All ${done} steps to a live site are done.\n`;
  const lines = steps.flatMap(({ name, why, isDone, field, toSee }, index) => {
    const title = `${String(index + 1).padStart(2)}. ${name}`;
    if (isDone) return `${title}: done`;
    const { file, line = 1, path } = toSee ?? field ?? { file: GUIDE, path: [] };
    const at = `${file}:${line} ${path.join(' › ')}`;
    return [title, `    ${why}`, toSee ? `    “${toSee.what}”: write its day, ${at}` : `    ${at}`];
  });
  return [`Live in ${steps.length} steps (${GUIDE}), done: ${done}`, ...lines, ''].join('\n');
}

/** @returns what it says of a project, and the exit code */
export async function launch(root: URL, args: string[]): Promise<{ text: string; code: number }> {
  const { values: flags } = parseArgs({ options: FLAGS, args });
  const project = readProject(MODEL, root);
  await checkWholeContent(project, root, await loadFeatureBuilds(FEATURES));
  const samples = samplePictures(root);
  const issues = launchIssues(project, samples, Date.now(), flags.languages);
  if (flags.online)
    issues.push(
      ...(await tryAddresses(addressesOf(locatedFieldsOf(project, project.publishedLanguages())))),
    );
  const groups = Map.groupBy(blockersFirst(issues), ({ severity }) => severity);
  const count = (severity: keyof typeof URGENCY) => groups.get(severity)?.length ?? 0;
  const lines = [linesOf(launchSteps(project, samples))];
  for (const [severity, list] of groups) {
    lines.push(`${URGENCY[severity]}:`);
    for (const { today, file, line = 1, ...field } of list)
      lines.push(`    ${today}\n        ${file}:${line} ${fieldNames(field).trim()}`);
  }
  lines.push(`\n${URGENCY.blocker}: ${count('blocker')}. ${URGENCY.advice}: ${count('advice')}.`);
  return { text: lines.join('\n'), code: flags.strict && count('blocker') > 0 ? 1 : 0 };
}

if (import.meta.main)
  try {
    const { text, code } = await launch(new URL('../', import.meta.url), process.argv.slice(2));
    console.log(text);
    process.exitCode = code;
  } catch (error) {
    const isFlag = String(valueAt(error, ['code'])).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof ContentError) && !isFlag) throw error;
    console.error(String(valueAt(error, ['message'])));
    process.exitCode = 2;
  }
