/**
 * `npm run launch`: lists what is still missing before the site goes live.
 *   --strict     exits with 1 while there is a blocker
 *   --json       writes the rows as JSON, for tools
 *   --languages  also lists every task in languages that are not published
 *   --online     also tries every address on other sites
 *   --message    with --online: also sends one test message through contact › delivery
 * Exits with 2 if the content cannot be read or a flag is unknown.
 */
import { parseArgs } from 'node:util';
import { readLinks } from '../src/content/checks/check-links.ts';
import { ContentError } from '../src/content/reading/content-error.ts';
import { readOwnPages } from '../src/content/own-pages/read.ts';
import { languageFolders } from '../src/content/languages/folders.ts';
import { publishedIn } from '../src/content/reading/unchecked-settings.ts';
import { readTranslations } from '../src/content/languages/translations.ts';
import { dateRows } from '../src/content/launch/date-rows.ts';
import { addressesOf, blockersFirst, findRows } from '../src/content/launch/find-rows.ts';
import { findLinkRows } from '../src/content/launch/find-link-rows.ts';
import { findTranslationRows, summaryRow } from '../src/content/launch/find-translation-rows.ts';
import { formatRows, summary } from './launch/format-rows.ts';
import { privacyRows } from '../src/content/launch/privacy-rows.ts';
import { unlinkedRows } from '../src/content/launch/unlinked-rows.ts';
import { readContent } from './launch/read-content.ts';
import { samplePictures } from '../src/content/launch/sample-pictures.ts';
import { shippedWith } from '../src/content/launch/shipped.ts';
import { tryAddresses } from './launch/try-addresses.ts';
import { tryMessage } from './launch/send-message.ts';

const root = new URL('../', import.meta.url);

function readFlags() {
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { strict: flag, json: flag, languages: flag, online: flag, message: flag };
    const flags = parseArgs({ options }).values;
    if (!flags.message || flags.online) return flags;
    console.error('--message sends a message over the network: write --online --message.');
  } catch {
    console.error('Known flags are --strict, --json, --languages, --online and --message.');
  }
  return undefined;
}

async function run(flags: NonNullable<ReturnType<typeof readFlags>>): Promise<number> {
  const published = publishedIn(root);
  const fields = await readContent(root, published);
  const translations = await readTranslations(root, await languageFolders(root));
  const pages = await readOwnPages(root);
  const shown = pages.filter(({ language }) => published.includes(language));
  const samples = samplePictures(root);
  const shipped = shippedWith((file) => samples.has(file));
  const links = await readLinks(root, pages);
  const found = [
    ...findRows(fields, shipped),
    ...findLinkRows(links),
    ...translations.flatMap((translation) => {
      if (translation.isPublished || flags.languages) return findTranslationRows(translation);
      const row = summaryRow(translation);
      return { ...row, today: `${row.today} Everything: npm run launch -- --languages.` };
    }),
    ...privacyRows(fields, shown),
    ...dateRows(fields, shown, published[0] ?? '', Date.now()),
    ...unlinkedRows(fields, links, Date.now()),
  ];
  const tried = flags.online ? await tryAddresses(addressesOf(fields)) : undefined;
  const message = flags.message ? await tryMessage(fields) : undefined;
  const rows = blockersFirst([...found, ...(tried?.rows ?? []), ...(message?.rows ?? [])]);
  const blockers = rows.filter(({ severity }) => severity === 'blocker').length;

  if (flags.json) {
    const advice = rows.length - blockers;
    const sent = message && { message: message.said };
    console.log(
      JSON.stringify({ ready: rows.length === 0, blockers, advice, rows, ...sent }, null, 2),
    );
  } else {
    // Where nobody tells how wide the screen is, the width that fits everywhere.
    const width = process.stdout.columns || Number(process.env['COLUMNS']) || 80;
    if (rows.length > 0) console.log(`${formatRows(rows, Math.min(width, 100))}\n`);
    console.log(summary(rows));
    // What was not taken is among the rows.
    if (message?.rows.length === 0) console.log(`\n${message.said}`);
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
