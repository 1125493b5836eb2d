/**
 * The weight of each part of a page: how much smaller the compressed page is without it. Parts
 * compress better together, so the sum is less than the page.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { pageFiles } from '../../hosting/pages.ts';
import { buildSite } from '../build/site.ts';
import { table, type Figures } from './table.ts';

const PARTS: Readonly<Record<string, RegExp>> = {
  policy: /<meta http-equiv="Content-Security-Policy"[^>]*>/g,
  'structured data': /<script type="application\/ld\+json">[\s\S]*?<\/script>/g,
  style: /<style>[\s\S]*?<\/style>/g,
  script: /<script type="module"[^>]*>[\s\S]*?<\/script>/g,
  header: /<header[\s\S]*?<\/header>/g,
  main: /<main[\s\S]*?<\/main>/g,
  'of it drawings': /<svg[\s\S]*?<\/svg>/g,
  'of it pictures': /<picture>[\s\S]*?<\/picture>/g,
  footer: /<footer[\s\S]*?<\/footer>/g,
};
const size = (html: string) => brotliCompressSync(html).length;

const dist = await buildSite();
const rows = pageFiles(dist).map((file): [string, Figures] => {
  const html = readFileSync(new URL(file, dist), 'utf8');
  const parts = Object.entries(PARTS).map(([part, pattern]) => {
    return [part, size(html) - size(html.replace(pattern, ''))] as const;
  });
  return [file, { 'whole page': size(html), ...Object.fromEntries(parts) }];
});
console.log(table(rows));
