/**
 * Builds a copy of the site with every language of content/ published, and says how long that takes and what each page
 * weighs beside the first language: `npm run languages`. Exits with 1 where one is heavier than it may be.
 */
import { ALL_LANGUAGES, LANGUAGES } from '../tests/fixtures/languages.ts';
import { languageWeights } from '../tests/support/language-weights.ts';
import { buildCopy } from '../tests/support/site-copy.ts';

const start = performance.now();
const { ok, output, dist } = await buildCopy(ALL_LANGUAGES);
const seconds = (performance.now() - start) / 1000;
if (!ok) {
  console.error(output);
  process.exit(1);
}
const weights = languageWeights(dist, LANGUAGES);
console.log(`Built ${LANGUAGES.join(', ')} in ${seconds.toFixed(1)} s.\n`);
for (const { code, path, bytes, ofFirst, allowed } of weights) {
  const more = ((bytes / ofFirst - 1) * 100).toFixed(1);
  const mark = bytes > allowed ? '  TOO HEAVY' : '';
  console.log(
    `${code.padEnd(4)}${path.padEnd(20)}${String(bytes).padStart(7)} bytes${`${more} %`.padStart(9)}${mark}`,
  );
}
if (weights.some(({ bytes, allowed }) => bytes > allowed)) process.exitCode = 1;
