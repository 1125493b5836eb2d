import { parseDocument, type Document } from 'yaml';

/** A group of fields that keeps nothing of what stood there. */
class Whole {
  readonly #value: unknown;
  constructor(value: unknown) {
    this.#value = value;
  }

  in(document: Document): unknown {
    return document.createNode(this.#value);
  }
}

/** Fields of a content file as they are from now on, whatever they were. */
export class Fields {
  readonly #values: object;
  constructor(values: object) {
    this.#values = values;
  }

  /** The text of the file with these fields; its comments and all other fields stay. */
  setIn(text: string): string {
    const document = parseDocument(text);
    setField(document, [], this.#values);
    return document.toString({ lineWidth: 0 });
  }
}

function setField(document: Document, path: readonly string[], value: unknown): void {
  if (value === undefined) document.deleteIn(path);
  else if (value instanceof Whole) document.setIn(path, value.in(document));
  else if (value && typeof value === 'object' && !Array.isArray(value)) {
    for (const [key, one] of Object.entries(value)) setField(document, [...path, key], one);
  } else document.setIn(path, document.createNode(value));
}

/**
 * A change of a content file, for `buildCopy`: the fields that are given become these. Lists are
 * replaced as a whole; `undefined` takes a field out.
 */
export const fields = (values: object): Fields => new Fields(values);

/**
 * For `fields`: a group that replaces the one that stood there, as one way of delivery does
 * another.
 */
export const whole = (value: unknown): unknown => new Whole(value);
