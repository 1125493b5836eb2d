import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** The kinds of texts, for people and for programs. */
type TextKind =
  | 'words'
  | 'titles'
  | 'links'
  | 'form targets'
  | 'alt texts'
  | 'other attributes'
  | 'JSON-LD'
  | 'JSON files'
  | 'sitemap'
  | 'text files';

export interface PublishedText {
  file: string;
  kind: TextKind;
  text: string;
}

const KINDS: Readonly<Record<string, TextKind>> = {
  'a href': 'links',
  'form action': 'form targets',
  'img alt': 'alt texts',
};

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];
}

/** Lists the texts of an HTML or XML file; all visible words are one text. */
function textsOfMarkup(source: string): Omit<PublishedText, 'file'>[] {
  const found: Omit<PublishedText, 'file'>[] = [];
  let words = '';
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (defaultTreeAdapter.isTextNode(node)) words += node.value;
    if (!('childNodes' in node)) return;
    if ('tagName' in node) {
      const { tagName, attrs } = node;
      for (const { name, value } of attrs)
        found.push({ kind: KINDS[`${tagName} ${name}`] ?? 'other attributes', text: value });
      const [inside] = node.childNodes;
      const text = inside && defaultTreeAdapter.isTextNode(inside) ? inside.value : '';
      const isData = attrs.some(({ value }) => value === 'application/ld+json');
      if (isData)
        for (const one of stringsIn(JSON.parse(text)))
          // Answers are HTML there, too.
          found.push({ kind: 'JSON-LD', text: one.startsWith('<p>') ? wordsOf(one) : one });
      if (tagName === 'title') found.push({ kind: 'titles', text });
      if (['script', 'style', 'title'].includes(tagName)) return;
    }
    for (const child of 'content' in node ? node.content.childNodes : node.childNodes) visit(child);
  };
  visit(parse(source));
  return [...found, { kind: 'words', text: words }];
}

/** The visible words of a piece of HTML. */
const wordsOf = (html: string) => textsOfMarkup(html).at(-1)?.text ?? '';

/** Lists the texts of a built site. */
export function publishedTexts(dist: URL): PublishedText[] {
  const files = globSync('{*,.well-known/*,{_,}[a-z]*/**/*}.{html,json,webmanifest,xml,txt}', {
    cwd: fileURLToPath(dist),
    exclude: ['admin/**', 'licences/**'],
  });
  return files.flatMap((file) => {
    const source = readFileSync(new URL(file, dist), 'utf8');
    const textsOf = (): Omit<PublishedText, 'file'>[] => {
      if (file.endsWith('.html')) return textsOfMarkup(source);
      if (file.endsWith('.xml'))
        return textsOfMarkup(source).map(({ text }) => ({ kind: 'sitemap', text }));
      if (file.endsWith('.txt')) return [{ kind: 'text files', text: source }];
      return stringsIn(JSON.parse(source)).map((text) => ({ kind: 'JSON files', text }));
    };
    return textsOf().map((one) => ({ file, ...one }));
  });
}
