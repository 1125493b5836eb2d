import { isScalar, parseDocument, visit, YAMLParseError, type Document } from 'yaml';

/**
 * Parses a YAML file. Finds duplicate keys itself, since the parser compares each key with each
 * other, which takes 12 s for 30,000 of them.
 */
export function readYaml(source: string): Document.Parsed {
  const document = parseDocument(source, {
    prettyErrors: false,
    uniqueKeys: false,
    logLevel: 'error',
  });
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key) || !key.range) continue;
        const [start, end] = key.range;
        if (names.has(key.value))
          document.errors.push(new YAMLParseError([start, end], 'DUPLICATE_KEY', 'Not unique'));
        names.add(key.value);
      }
    },
  });
  document.errors.sort((one, other) => one.pos[0] - other.pos[0]);
  return document;
}
