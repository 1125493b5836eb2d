import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
  type Tags,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { isSame, matchItems } from '#content/project';
import { isBlank, isData, type Data } from '../../../form/values.ts';

const TEXT = 'tag:yaml.org,2002:str';

/** What is not changed in quotation marks is written with its escapes, such as `\u200e`. */
const keepEscapes = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (typeof tag === 'string' || tag.tag !== TEXT || tag.collection) return tag;
    const stringify: typeof tag.stringify = (node, ...context) =>
      quoted(node) ?? tag.stringify?.(node, ...context) ?? '';
    return { ...tag, stringify };
  });

/** A text in quotation marks on one line, as it is in the file. */
function quoted({ srcToken }: Scalar): string | undefined {
  if (srcToken?.type !== 'double-quoted-scalar' || srcToken.source.includes('\n')) return undefined;
  return srcToken.source;
}

const joined = (...comments: (string | null | undefined)[]) =>
  comments.filter((comment) => comment != null).join('\n') || null;

/** Every comment in a value. */
function commentsIn(node: Node): string | null {
  const comments: (string | null | undefined)[] = [];
  visit(node, {
    Node: (_, { commentBefore, comment }) => void comments.push(commentBefore, comment),
  });
  return joined(...comments);
}

/**
 * The comments that stay when a value is removed: those of fields that somebody has left empty, and
 * those below its last line, which may belong to what follows.
 */
function commentsLeft(node: unknown): string | null {
  if (!isCollection(node)) return null;
  const inside = node.items.map((item) => {
    if (!isPair(item)) return commentsLeft(item);
    const { key, value } = item;
    if (!isNode(value) || !isBlank(value.toJSON())) return commentsLeft(value);
    return joined(isNode(key) ? key.commentBefore : null, commentsIn(value));
  });
  return joined(...inside, node.comment);
}

function setScalar(node: Scalar, now: unknown): void {
  const isBlock = node.type?.startsWith('BLOCK') === true;
  const endsLine = isBlock && String(node.value).endsWith('\n');
  if (!isBlock && String(now).includes('\n')) node.type = 'BLOCK_LITERAL';
  node.value = endsLine ? `${String(now)}\n` : now;
  delete node.srcToken;
}

/**
 * The text of a YAML file with other data in it: changes values in place, fields by their names and
 * items of lists by {@link matchItems}. Keeps every comment, except beside and inside what is
 * removed, and the order of the fields.
 * @returns undefined for a file that cannot be parsed
 */
export function withData(text: string, data: unknown): string | undefined {
  const document: Document = parseDocument(text, {
    keepSourceTokens: true,
    uniqueKeys: false,
    customTags: keepEscapes,
  });
  if (document.errors.length > 0) return undefined;
  const dataOf = (node: unknown): unknown => (isNode(node) ? node.toJS(document) : undefined);

  /** The node with another value, or a new one that takes its comments over. */
  function changed(node: unknown, now: unknown): Node {
    if (isNode(node) && isSame(dataOf(node), now)) return node;
    const hasItems = isCollection(node) && node.items.length > 0;
    if (hasItems && isMap(node) && isData(now)) setFields(node, now);
    else if (hasItems && isSeq(node) && Array.isArray(now)) setItems(node, now);
    else if (isScalar(node) && node.value !== null && typeof now !== 'object') setScalar(node, now);
    else {
      const value = document.createNode(now);
      if (isNode(node)) value.comment = commentsIn(node);
      return value;
    }
    return node;
  }

  function setFields(map: YAMLMap, now: Data): void {
    let above: string | null = null;
    map.items = map.items.filter((pair) => {
      const { key } = pair;
      const value = now[String(dataOf(key))];
      const isKept = value !== undefined || isBlank(dataOf(pair.value));
      if (isKept) pair.value = changed(pair.value, value ?? null);
      // The comment above a removed field says how to fill it in again.
      const comment = isNode(key) ? key.commentBefore : null;
      above = joined(above, comment, isKept ? null : commentsLeft(pair.value));
      if (!isKept) return false;
      if (isNode(key)) key.commentBefore = above;
      above = null;
      return true;
    });
    map.comment = joined(above, map.comment);
    let at = map.items.length;
    for (const [name, value] of Object.entries(now)) {
      const known = map.items.findIndex(({ key }) => String(dataOf(key)) === name);
      if (known < 0 && value !== undefined)
        map.items.splice(at, 0, document.createPair(name, value));
      at = known < 0 ? at + 1 : known + 1;
    }
  }

  function setItems(list: YAMLSeq, now: readonly unknown[]): void {
    const { items } = list;
    const { matches } = matchItems(items.map(dataOf), now);
    const left = [...items.keys()].filter((index) => !matches.includes(index));
    // An item of which every word is replaced keeps its comments.
    list.items = now.map((value, index) =>
      changed(items[matches[index] ?? left.shift() ?? -1], value),
    );
    const [first] = list.items;
    if (isNode(first)) first.spaceBefore = false;
    list.comment = joined(...left.map((index) => commentsLeft(items[index])), list.comment);
  }

  visit(document, {
    // A field that somebody has left empty says nothing, as one without a value.
    Pair: (_, { value }) => {
      if (isScalar(value) && value.value === '') value.value = null;
    },
  });
  document.contents = changed(document.contents, data);
  try {
    return document.toString({ lineWidth: 0, nullStr: '' });
  } catch {
    return undefined;
  }
}
