/**
 * `npm run launch`: lists what is still missing before the site goes live.
 *   --strict     exits with 1 while there is a blocker
 *   --json       writes the rows as JSON, for tools
 *   --languages  also lists every task in languages that are not published
 *   --online     also tries every address on other sites
 * Exits with 2 if the content cannot be read or a flag is unknown.
 */
import { parseArgs } from 'node:util';
import { launchRows, translationRows } from '../src/core/launch/launch-rows.ts';
import { fieldsOfProject } from '../src/core/launch/placed-fields.ts';
import { readProject } from '../src/core/project/read-project.ts';
import { ContentError, fieldNames } from '../src/core/reading/content-error.ts';
import { addressesOf, blockersFirst } from '../src/core/launch/find-rows.ts';
import { findTranslationRows, summaryRow } from '../src/core/launch/find-translation-rows.ts';
import { formatRows, summary } from './launch/format-rows.ts';
import { samplePictures } from '../src/core/launch/sample-pictures.ts';
import { tryAddresses } from './launch/try-addresses.ts';
import { FEATURES, MODEL } from '../src/features.ts';
import { featureBuilds } from '../src/loading/feature-builds.ts';
import { checkWholeContent } from '../src/loading/check-content.ts';

const root = new URL('../', import.meta.url);

function readFlags() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { strict: flag, json: flag, languages: flag, online: flag };
    return parseArgs({ options }).values;
  } catch {
    console.error('Known flags are --strict, --json, --languages and --online.');
  }
  return undefined;
}

async function run(flags: NonNullable<ReturnType<typeof readFlags>>): Promise<number> {
  const project = readProject(MODEL, root);
  await checkWholeContent(project, root, await featureBuilds(FEATURES));
  const translations = translationRows(project, (translation) => {
    if (flags.languages) return findTranslationRows(translation);
    const row = summaryRow(translation);
    return [{ ...row, today: `${row.today} Everything: npm run launch -- --languages.` }];
  });
  const fields = fieldsOfProject(project, project.published());
  const found = launchRows(project, samplePictures(root), translations, Date.now());
  const tried = flags.online ? await tryAddresses(addressesOf(fields)) : undefined;
  const rows = blockersFirst([...found, ...(tried?.rows ?? [])]);
  const blockers = rows.filter(({ severity }) => severity === 'blocker').length;

  if (flags.json) {
    const listed = rows.map(({ path, more, ...row }) => ({
      ...row,
      field: fieldNames({ path, more }),
    }));
    const counts = { ready: rows.length === 0, blockers, advice: rows.length - blockers };
    console.log(JSON.stringify({ ...counts, rows: listed }, null, 2));
  } else {
    // Where nobody tells how wide the screen is, the width that fits everywhere.
    const width = process.stdout.columns || Number(process.env['COLUMNS']) || 80;
    if (rows.length > 0) console.log(`${formatRows(rows, Math.min(width, 100))}\n`);
    console.log(summary(rows));
  }
  if (tried?.offline) {
    console.error('No address could be tried: this computer seems to be offline.');
  }
  return flags.strict && blockers > 0 ? 1 : 0;
}

const flags = readFlags();
try {
  process.exitCode = flags ? await run(flags) : 2;
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
