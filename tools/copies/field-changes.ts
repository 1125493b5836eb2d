import { Document, isCollection, isNode, parseDocument } from 'yaml';

/** New values for fields of a content file. */
export class FieldChanges {
  readonly #values: object;
  constructor(values: object) {
    this.#values = values;
  }

  /** Sets the fields in a text. Replaces lists, unless items are given by number: `{ 0: … }`. */
  setIn(text: string): string {
    const document = parseDocument(text);
    setField(document, [], this.#values);
    return document.toString({ lineWidth: 0 });
  }
}

function setField(document: Document, path: readonly string[], value: unknown): void {
  if (value === undefined) document.deleteIn(path);
  else if (isNode(value)) document.setIn(path, value);
  else if (value && typeof value === 'object' && !Array.isArray(value) && isGroup(document, path)) {
    for (const [key, item] of Object.entries(value)) setField(document, [...path, key], item);
  } else document.setIn(path, document.createNode(value));
}

/** Whether a path leads to fields, or to nothing yet. */
function isGroup(document: Document, path: readonly string[]): boolean {
  const node = document.getIn(path, true);
  return node === undefined || node === null || isCollection(node);
}
