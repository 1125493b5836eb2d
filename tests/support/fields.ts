import { Document, isNode, parseDocument } from 'yaml';

/** Changed fields of a content file. */
export class Fields {
  readonly #values: object;
  constructor(values: object) {
    this.#values = values;
  }

  /** Sets these fields in the text of a file; comments and other fields stay. */
  setIn(text: string): string {
    const document = parseDocument(text);
    setField(document, [], this.#values);
    return document.toString({ lineWidth: 0 });
  }
}

function setField(document: Document, path: readonly string[], value: unknown): void {
  if (value === undefined) document.deleteIn(path);
  else if (isNode(value)) document.setIn(path, value);
  else if (value && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, one] of Object.entries(value)) setField(document, [...path, key], one);
  } else document.setIn(path, document.createNode(value));
}

/**
 * Changes fields of a content file, for `buildCopy`. Lists are replaced as a whole; `undefined`
 * removes a field.
 */
export const fields = (values: object): Fields => new Fields(values);

/** For `fields`: replaces a group as a whole, such as one way of delivery by another. */
export const whole = (value: unknown): unknown => new Document(value).contents;
