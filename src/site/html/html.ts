import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

export type Document = DefaultTreeAdapterTypes.Document;
export type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

// Parses as a browser without script does, so that the content of <noscript> is in the tree.
const OPTIONS = { scriptingEnabled: false };

/** Parses an HTML document (HTML, section 13.2). An SVG file ends up in its body. */
export function parseHtml(text: string): Document {
  return parse(text, OPTIONS);
}

const withoutParents = (document: Document) =>
  JSON.stringify(document, (key, value: unknown) => (key === 'parentNode' ? undefined : value));

/** Serialises a tree. @throws Error if a browser would parse it as another one: `<p><p>` */
export function htmlOf(document: Document): string {
  const text = serialize(document, OPTIONS);
  if (withoutParents(parseHtml(text)) !== withoutParents(document))
    throw new Error('A browser would read the HTML of this page as another tree.');
  return text;
}

/** Yields every element in document order, including those in `<template>`. */
export function* elementsIn(parent: ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!defaultTreeAdapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn('content' in child ? child.content : child);
  }
}

/** The elements with a tag name, such as `style`. */
export function elementsNamed(parent: ParentNode, name: string): Element[] {
  return elementsIn(parent)
    .filter(({ tagName }) => tagName === name)
    .toArray();
}

/** The value of an attribute as a browser reads it; undefined without the attribute. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attr) => attr.name === name)?.value;
}

/** The text directly inside an element, such as a `<script>` or a `<style>`. */
export function textIn({ childNodes }: Element): string {
  return childNodes
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .map(({ value }) => value)
    .join('');
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  if (text) defaultTreeAdapter.insertText(element, text);
}
