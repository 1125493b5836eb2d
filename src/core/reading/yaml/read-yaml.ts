import { isScalar, parseDocument, visit, YAMLParseError, type Document } from 'yaml';

/** The 1-based line of a place in a text. @param offset in characters */
export const lineAt = (source: string, offset: number): number =>
  source.slice(0, offset).split('\n').length;

/** Parses a YAML file. Finds duplicate keys itself: the parser takes 12 s for 30,000 keys. */
export function readYaml(source: string): Document.Parsed {
  const document = parseDocument(source, {
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
  visit(document, {
    Map(_, { items }) {
      const starts = new Map<unknown, number>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        const first = starts.get(key.value);
        if (first === undefined) starts.set(key.value, start);
        else {
          const twice = `"${String(key.value)}" is here a second time, first on line ${lineAt(source, first)}`;
          document.errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', twice));
        }
      }
    },
  });
  document.errors.sort((one, other) => one.pos[0] - other.pos[0]);
  return document;
}

/** The data of a file before it is checked; undefined for an alias of nothing, such as `*Haven`. */
export function writtenIn(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    return undefined;
  }
}
