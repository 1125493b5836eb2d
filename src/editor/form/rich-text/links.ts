import type { Schema } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';

const linkType = ({ marks: { link } }: Schema) => {
  if (!link) throw new Error('The schema has no mark for links.');
  return link;
};

/** The range to link: the selection, extended to the whole link at the caret; and that link's address. */
export function linkRange({ schema, selection: { $from, from, to } }: EditorState) {
  const type = linkType(schema);
  const { parent } = $from;
  const hrefOf = (index: number): unknown => {
    const child = index < parent.childCount ? parent.child(index) : undefined;
    return child && type.isInSet(child.marks)?.attrs['href'];
  };
  const at = $from.index();
  // After the last letter of a link, ProseMirror reports the node that follows.
  const index = hrefOf(at) === undefined && $from.textOffset === 0 && at > 0 ? at - 1 : at;
  const href = hrefOf(index);
  if (typeof href !== 'string') return { from, to, href: undefined };
  let [first, last] = [index, index];
  while (first > 0 && hrefOf(first - 1) === href) first -= 1;
  while (hrefOf(last + 1) === href) last += 1;
  const startOf = (child: number) =>
    $from.start() +
    parent.children.slice(0, child).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  return { from: Math.min(from, startOf(first)), to: Math.max(to, startOf(last + 1)), href };
}

/**
 * Links the selected words.
 * @param href an empty one removes the link
 * @param name the text to insert if no words are selected
 */
export function withLink(state: EditorState, href: string, name: string): Transaction {
  const type = linkType(state.schema);
  const { from, to } = linkRange(state);
  const link = type.create({ href });
  if (href === '') return state.tr.removeMark(from, to, type);
  if (from === to) return state.tr.insert(from, state.schema.text(name || href, [link]));
  return state.tr.removeMark(from, to, type).addMark(from, to, link);
}
