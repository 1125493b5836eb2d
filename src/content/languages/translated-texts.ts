/** What was translated from what, by the texts of files alone: it runs in the editor as well. */
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { fieldName } from '../reading/parse-content.ts';
import { OWN_PAGES_FOLDER, OTHER_FILES, WORD_FILES } from '../schemas/index.ts';

/** One text of a language. */
interface Words {
  text: string;
  /** 1-based line where it stands. */
  line: number;
  /** A number that stands for it. */
  print: number;
}

/** The texts of a language by file and field, such as `pages/home.yaml hero › lead`. */
export type Texts = ReadonlyMap<string, Words>;

/** What both languages said when a text was last translated: the numbers of the first language's text and of its own. */
export type Record = ReadonlyMap<string, readonly [source: number, own: number]>;

const BIOGRAPHY = OTHER_FILES.biography.path;

/** The files that are translated, in a language folder; what a language says of itself is no translation. */
export const TRANSLATED: readonly string[] = [
  ...Object.values(WORD_FILES)
    .map(({ path }) => path)
    .filter((path) => path !== WORD_FILES.language.path),
  BIOGRAPHY,
];

/** CRC-32 as in gzip (RFC 1952, section 8). */
function crc32(text: string): number {
  let sum = -1;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Spaces and line breaks do not count: editors change them. */
const printOf = (text: string) => crc32(text.replace(/\s+/g, ' ').trim());

/** Fields that hold no words: addresses, files and kinds of blocks. */
const NO_WORDS: ReadonlySet<unknown> = new Set([
  'id',
  'block',
  'file',
  'ground',
  'logo',
  'href',
  'translates',
]);

function* textsIn(
  node: Node | null | undefined,
  path: PropertyKey[] = [],
): Generator<[PropertyKey[], string, Node]> {
  if (isMap(node)) {
    for (const { key, value } of node.items)
      yield* textsIn(value as Node | null, [...path, String(isScalar(key) ? key.value : key)]);
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries())
      yield* textsIn(item as Node, [...path, index]);
  } else if (isScalar(node) && typeof node.value === 'string' && node.value.trim() !== '') {
    yield [path, node.value, node];
  }
}

/** The texts of one file. @param path in the folder of its language, such as `pages/home.yaml` */
export function textsOf(path: string, source: string): [string, Words][] {
  if (path === BIOGRAPHY) {
    return source.trim() ? [[`${path} `, { text: source, line: 1, print: printOf(source) }]] : [];
  }
  const lines = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter: lines, logLevel: 'silent' });
  return [...textsIn(contents)]
    .filter(([field]) => !NO_WORDS.has(field.at(-1)))
    .map(([field, text, node]) => [
      `${path} ${fieldName(field)}`,
      { text, line: lines.linePos(node.range?.[0] ?? 0).line, print: printOf(text) },
    ]);
}

/** Where it is written down what was translated when. */
export const recordPath = (code: string) => `content/translations/${code}.json`;

/** What was written down of a language; nothing where it cannot be read. */
export function readRecord(text: string): Record {
  try {
    return new Map(Object.entries(JSON.parse(text) as { [key: string]: [number, number] }));
  } catch {
    return new Map();
  }
}

/** The text of the file in which a record is kept. */
export function recordText(record: Record): string {
  const lines = [...record].map(
    ([key, prints]) => `  ${JSON.stringify(key)}: [${prints.join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/**
 * The record as it is from now on. A text that was touched, or is new, was translated from what the first language says
 * today; one that nobody has touched keeps what it was translated from. So it can be written at any time, by anybody,
 * and never calls something translated that was not.
 */
export function renewed(source: Texts, texts: Texts, record: Record): Record {
  const entries = [...source].flatMap(([key, { print }]) => {
    const own = texts.get(key);
    if (!own) return [];
    const before = record.get(key);
    return [[key, before?.[1] === own.print ? before : ([print, own.print] as const)] as const];
  });
  return new Map(entries);
}

/**
 * What is to be done for a text: there is none, or the first language has changed since somebody has translated it. A
 * page of the team's own exists in the languages that have it; where one has not, nothing is missing.
 */
export type Wanting = 'missing' | 'stale';

/** @param key of a text that the first language has */
export function wantingOf(
  key: string,
  source: Texts,
  texts: Texts,
  record: Record,
): Wanting | undefined {
  const own = texts.get(key);
  if (!own) return key.startsWith(`${OWN_PAGES_FOLDER}/`) ? undefined : 'missing';
  const [sourceThen, ownThen] = record.get(key) ?? [];
  return ownThen === own.print && sourceThen !== source.get(key)?.print ? 'stale' : undefined;
}
