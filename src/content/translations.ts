import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { fieldName } from './parse-content.ts';
import { publishedIn } from './published.ts';
import { OTHER_FILES, WORD_FILES } from './schemas/index.ts';

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

/** A language beside the one that it is translated from. */
export interface Translation {
  code: string;
  isPublished: boolean;
  source: Texts;
  texts: Texts;
  record: Record;
  /** The day on which a native speaker last read it. */
  nativeReview: string | undefined;
}

/** Spaces and line breaks do not count: editors change them. */
const printOf = (text: string) => crc32(text.replace(/\s+/g, ' ').trim());

/** Names that are no words: addresses of answers. */
const isAddress = (path: readonly PropertyKey[]) => path.at(-1) === 'id';

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

/** The texts of one YAML file. @param path in the folder of its language, such as `pages/home.yaml` */
export function textsOf(path: string, source: string): [string, Words][] {
  const lines = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter: lines, logLevel: 'silent' });
  return [...textsIn(contents)]
    .filter(([field]) => !isAddress(field))
    .map(([field, text, node]) => [
      `${path} ${fieldName(field)}`,
      { text, line: lines.linePos(node.range?.[0] ?? 0).line, print: printOf(text) },
    ]);
}

const readOrNothing = (root: URL, file: string) =>
  readFile(new URL(file, root), 'utf8').catch(() => '');

/** Every text of a language, as far as it is there; what the language says of itself is no translation. */
export async function readTexts(root: URL, code: string): Promise<Texts> {
  const paths = Object.values(WORD_FILES)
    .map(({ path }) => path)
    .filter((path) => path !== WORD_FILES.language.path);
  const files = paths.map(async (path) =>
    textsOf(path, await readOrNothing(root, `content/${code}/${path}`)),
  );
  const { path } = OTHER_FILES.biography;
  const text = await readOrNothing(root, `content/${code}/${path}`);
  const biography: [string, Words][] = text.trim()
    ? [[`${path} `, { text, line: 1, print: printOf(text) }]]
    : [];
  return new Map([...(await Promise.all(files)).flat(), ...biography]);
}

/** Where it is written down what was translated when. */
export const recordPath = (code: string) => `content/translations/${code}.json`;

/** Reads what was written down of a language; nothing where nothing was. */
export async function readRecord(root: URL, code: string): Promise<Record> {
  const text = await readOrNothing(root, recordPath(code));
  try {
    return new Map(Object.entries(JSON.parse(text) as { [key: string]: [number, number] }));
  } catch {
    return new Map();
  }
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

/** Every language folder beside the first language, with what it is translated from. */
export async function readTranslations(
  root: URL,
  codes: readonly string[],
): Promise<Translation[]> {
  const published = publishedIn(root);
  const [first = ''] = published;
  const source = await readTexts(root, first);
  const others = codes.filter((code) => code !== first);
  return Promise.all(
    others.map(async (code) => {
      const own = await readOrNothing(root, `content/${code}/${WORD_FILES.language.path}`);
      const day: unknown = parseDocument(own, { logLevel: 'silent' }).get('nativeReview');
      return {
        code,
        isPublished: published.includes(code),
        source,
        texts: await readTexts(root, code),
        record: await readRecord(root, code),
        nativeReview: typeof day === 'string' ? day : undefined,
      };
    }),
  );
}
