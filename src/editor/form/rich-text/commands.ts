import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, NodeType, Schema } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';

/** What a button above a text does. */
export interface TextCommand {
  name: 'bold' | 'italic' | 'heading' | 'smaller' | 'quotation' | 'bullets' | 'numbers';
  run: Command;
  /** Whether it is so where the caret stands. */
  isOn: (state: EditorState) => boolean;
}

function isInside({ selection: { $from } }: EditorState, type: NodeType, attrs?: Attrs): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) =>
    attrs ? node.hasMarkup(type, attrs) : node.type === type,
  );
}

function mark(name: 'bold' | 'italic', schema: Schema, mark: string): TextCommand[] {
  const type = schema.marks[mark];
  if (!type) return [];
  const isOn = ({ doc, storedMarks, selection: { empty, from, to, $from } }: EditorState) =>
    empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type);
  return [{ name, run: toggleMark(type), isOn }];
}

function heading(name: 'heading' | 'smaller', schema: Schema, level: number): TextCommand[] {
  const { heading: type, paragraph } = schema.nodes;
  if (!type || !paragraph) return [];
  const isOn = (state: EditorState) => isInside(state, type, { level });
  const run: Command = (state, ...rest) =>
    (isOn(state) ? setBlockType(paragraph) : setBlockType(type, { level }))(state, ...rest);
  return [{ name, run, isOn }];
}

function quotation({ nodes: { blockquote: type } }: Schema): TextCommand[] {
  if (!type) return [];
  const isOn = (state: EditorState) => isInside(state, type);
  const run: Command = (state, ...rest) => (isOn(state) ? lift : wrapIn(type))(state, ...rest);
  return [{ name: 'quotation', run, isOn }];
}

/** A list of one kind becomes one of the other. */
function becomes(type: NodeType, candidate: NodeType): Command {
  return ({ tr, selection: { $from } }, dispatch) => {
    for (let { depth } = $from; depth > 0; depth -= 1) {
      if ($from.node(depth).type !== candidate) continue;
      dispatch?.(tr.setNodeMarkup($from.before(depth), type));
      return true;
    }
    return false;
  };
}

function list(
  name: 'bullets' | 'numbers',
  { nodes }: Schema,
  type?: NodeType,
  candidate?: NodeType,
) {
  const { list_item: item } = nodes;
  if (!type || !candidate || !item) return [];
  const isOn = (state: EditorState) => isInside(state, type);
  const run: Command = (state, ...rest) =>
    isOn(state)
      ? liftListItem(item)(state, ...rest)
      : becomes(type, candidate)(state, ...rest) || wrapInList(type)(state, ...rest);
  return [{ name, run, isOn }] satisfies TextCommand[];
}

/** What can be done with a text, in the order of the buttons. */
export function commandsOf(schema: Schema): TextCommand[] {
  const { bullet_list: bullets, ordered_list: numbers } = schema.nodes;
  return [
    ...mark('bold', schema, 'strong'),
    ...quotation(schema),
    ...mark('italic', schema, 'em'),
    ...heading('heading', schema, 2),
    ...heading('smaller', schema, 3),
    ...list('bullets', schema, bullets, numbers),
    ...list('numbers', schema, numbers, bullets),
  ];
}
