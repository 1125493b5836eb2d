/**
 * `npm run bytes`: where the bytes of each page go. A part costs what the compressed page loses when it is left out; parts
 * share words, so all of them together are less than the page.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles } from '../hosting/pages.ts';
import { buildSite } from './build/site.ts';

const STYLE = /<style>[\s\S]*?<\/style>/g;
const SCRIPT = /<script type="module"[^>]*>[\s\S]*?<\/script>/g;

const PARTS: Readonly<Record<string, RegExp>> = {
  policy: /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  'its hashes': /'sha256-[^']*'/g,
  'structured data': /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  'share tags': /<meta (?:property|name="twitter)[^>]*>/g,
  icons: /<link rel="(?:icon|apple-touch-icon)"[^>]*>/g,
  style: STYLE,
  script: SCRIPT,
  'next pages': /<template id="next">[\s\S]*?<\/template>/g,
  'markup: header': /<header[\s\S]*?<\/header>/g,
  'markup: main': /<main[\s\S]*?<\/main>/g,
  'of it drawings': /<svg[\s\S]*?<\/svg>/g,
  'of it pictures': /<picture>[\s\S]*?<\/picture>/g,
  'markup: footer': /<footer[\s\S]*?<\/footer>/g,
};

const size = (html: string) => brotliCompressSync(html).length;

const dist = await buildSite();
const pages = pageFiles(dist).map((file) => ({
  file,
  html: readFileSync(new URL(file, dist), 'utf8'),
}));
console.log(`| Part | ${pages.map(({ file }) => file.replace('.html', '')).join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(pages.length)}`);
const row = (name: string, cost: (html: string) => number) => {
  console.log(
    `| ${name} | ${pages.map(({ html }) => cost(html).toLocaleString('en')).join(' | ')} |`,
  );
};
row('whole page', size);
for (const [name, pattern] of Object.entries(PARTS))
  row(name, (html) => size(html) - size(html.replace(pattern, '')));
