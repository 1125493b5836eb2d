import {
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  visit,
  type Document,
  type Node,
  type Scalar,
  type Tags,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { hasNoText, isGroup, isSame, matchItems } from '#content/data';
import { normalizedText, withEncodingOf } from '#content/reading';
import type { Group } from '../../data/values.ts';

const TEXT = 'tag:yaml.org,2002:str';

/** Writes unchanged quoted texts with their escapes, such as `\u200e`. */
const keepEscapes = (tags: Tags): Tags =>
  tags.map((tag) => {
    if (typeof tag === 'string' || tag.tag !== TEXT || tag.collection) return tag;
    const stringify: typeof tag.stringify = (node, ...context) =>
      quotedSource(node) ?? tag.stringify?.(node, ...context) ?? '';
    return { ...tag, stringify };
  });

/** The source of a double-quoted text on one line; undefined for other nodes. */
function quotedSource({ srcToken }: Scalar): string | undefined {
  if (srcToken?.type !== 'double-quoted-scalar' || srcToken.source.includes('\n')) return undefined;
  return srcToken.source;
}

const joinComments = (...comments: (string | null | undefined)[]) =>
  comments.filter((comment) => comment != null).join('\n') || null;

/** All comments inside a value. */
function commentsIn(node: Node): string | null {
  const comments: (string | null | undefined)[] = [];
  visit(node, {
    Node: (_, { commentBefore, comment }) => void comments.push(commentBefore, comment),
  });
  return joinComments(...comments);
}

/**
 * The comments to keep when a value is removed: those of empty fields, which explain how to
 * fill them in, and those after its last line, which may belong to what follows.
 */
function commentsLeft(node: unknown): string | null {
  if (!isCollection(node)) return null;
  const inside = node.items.map((item) => {
    if (!isPair(item)) return commentsLeft(item);
    const { key, value } = item;
    if (!isNode(value) || !hasNoText(value.toJSON())) return commentsLeft(value);
    return joinComments(isNode(key) ? key.commentBefore : null, commentsIn(value));
  });
  return joinComments(...inside, node.comment);
}

/** Removes the comments of a text of several lines, which has room for only one beside it. */
function takeComments(node: unknown): string | null {
  const isLong =
    isScalar(node) && (node.type?.startsWith('BLOCK') || /\n/.test(String(node.value)));
  const comment = isLong && node.comment?.includes('\n') ? node.comment : null;
  if (isLong && comment !== null) node.comment = null;
  return comment;
}

function setScalar(node: Scalar, next: unknown): void {
  const isBlock = node.type?.startsWith('BLOCK') === true;
  const endsLine = isBlock && String(node.value).endsWith('\n');
  if (!isBlock && String(next).includes('\n')) node.type = 'BLOCK_LITERAL';
  node.value = endsLine ? String(next).replace(/\n?$/, '\n') : next;
  delete node.srcToken;
}

/**
 * Changes the data in the text of a YAML file in place: fields by their names, items of lists by
 * {@link matchItems}. Keeps the order of the fields and every comment, except beside and inside
 * removed values.
 * @returns undefined for a file that cannot be parsed
 */
function withData(text: string, data: unknown): string | undefined {
  const document: Document = parseDocument(text, {
    keepSourceTokens: true,
    uniqueKeys: false,
    customTags: keepEscapes,
  });
  if (document.errors.length > 0) return undefined;
  const toData = (node: unknown): unknown => (isNode(node) ? node.toJS(document) : undefined);

  /** Sets the value of a node in place, or returns a new node with its comments. */
  function update(node: unknown, next: unknown): Node {
    if (isNode(node) && isSame(toData(node), next)) return node;
    const hasItems = isCollection(node) && node.items.length > 0;
    if (hasItems && isMap(node) && isGroup(next)) setFields(node, next);
    else if (hasItems && isSeq(node) && Array.isArray(next)) setItems(node, next);
    else if (isScalar(node) && node.value !== null && typeof next !== 'object')
      setScalar(node, next);
    else {
      const created = document.createNode(next);
      if (isNode(node)) created.comment = commentsIn(node);
      return created;
    }
    return node;
  }

  function setFields(map: YAMLMap, next: Group): void {
    let above: string | null = null;
    map.items = map.items.filter((pair) => {
      const { key } = pair;
      const value = next[String(toData(key))];
      const isKept = value !== undefined || hasNoText(toData(pair.value));
      if (value !== undefined) pair.value = update(pair.value, value);
      // Keeps the comment above a removed field, which explains how to fill it in again.
      const comment = isNode(key) ? key.commentBefore : null;
      const left = isKept ? takeComments(pair.value) : commentsLeft(pair.value);
      above = joinComments(above, comment, left);
      if (!isKept) return false;
      if (isNode(key)) key.commentBefore = above;
      above = null;
      return true;
    });
    map.comment = joinComments(above, map.comment);
    let at = map.items.length;
    for (const [name, value] of Object.entries(next)) {
      const known = map.items.findIndex(({ key }) => String(toData(key)) === name);
      if (known < 0 && value !== undefined)
        map.items.splice(at, 0, document.createPair(name, value));
      at = known < 0 ? at + 1 : known + 1;
    }
  }

  function setItems(list: YAMLSeq, next: readonly unknown[]): void {
    const { items } = list;
    const { matches } = matchItems(items.map(toData), next);
    const left = [...items.keys()].filter((index) => !matches.includes(index));
    // A new item takes over the comments of an old item without a match.
    list.items = next.map((value, index) => {
      const item = update(items[matches[index] ?? left.shift() ?? -1], value);
      item.commentBefore = joinComments(item.commentBefore, takeComments(item));
      return item;
    });
    const [first] = list.items;
    if (isNode(first)) first.spaceBefore = false;
    list.comment = joinComments(...left.map((index) => commentsLeft(items[index])), list.comment);
  }

  document.contents = update(document.contents, data);
  try {
    return document.toString({ lineWidth: 0, nullStr: '' });
  } catch {
    return undefined;
  }
}

/** Whether a text is valid YAML with this data. */
function holds(text: string | undefined, data: unknown): text is string {
  try {
    return text !== undefined && isSame(parse(text) ?? {}, data ?? {});
  } catch {
    return false;
  }
}

/**
 * Writes data into a YAML file. Keeps its comments, its order and unchanged lines. Parses the
 * result and compares it with the data.
 * @param source the current text
 * @param data the complete new data
 * @throws Error for data that YAML cannot express, and for a file with aliases, which the build
 *   refuses
 */
export function editYaml(source: string, data: unknown): string {
  const text = normalizedText(source);
  if (holds(text, data)) return source;
  const edited = withData(text, data);
  if (!holds(edited, data)) throw new Error('These values cannot be written as YAML.');
  return withEncodingOf(source, edited);
}
