import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAtomFeed } from 'feedsmith';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { textIn } from '#site/output/hosting/html.ts';

interface PublishedText {
  file: string;
  text: string;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** Lists the texts of an HTML or XML file; all visible words are the last of them. */
function textsOfMarkup(source: string): string[] {
  const found: string[] = [];
  let words = '';
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isTextNode(node)) words += node.value;
    if (!('childNodes' in node)) return;
    if ('tagName' in node) {
      const { tagName, attrs } = node;
      // A form tells its script its words as JSON.
      for (const { name, value } of attrs)
        found.push(...(name === 'data-settings' ? stringsIn(JSON.parse(value)) : [value]));
      const text = textIn(node);
      if (attrs.some(({ value }) => value === 'application/ld+json'))
        found.push(...stringsIn(JSON.parse(text)));
      if (tagName === 'title') found.push(text);
      if (['script', 'style', 'title'].includes(tagName)) return;
    }
    for (const child of 'content' in node ? node.content.childNodes : node.childNodes) visit(child);
  };
  visit(parse(source));
  return [...found, words];
}

/** Lists the texts of a built site. */
export function publishedTexts(dist: URL): PublishedText[] {
  const files = globSync('{*,.well-known/*,{_,}[a-z]*/**/*}.{html,json,webmanifest,xml,txt}', {
    cwd: fileURLToPath(dist),
    exclude: ['admin/**', 'licences/**'],
  });
  return files.flatMap((file) => {
    const source = readFileSync(new URL(file, dist), 'utf8');
    const textsOf = () => {
      if (file.endsWith('feed.xml')) return stringsIn(parseAtomFeed(source));
      if (/\.(html|xml)$/.test(file)) return textsOfMarkup(source);
      return file.endsWith('.txt') ? [source] : stringsIn(JSON.parse(source));
    };
    return textsOf().map((text) => ({ file, text }));
  });
}
