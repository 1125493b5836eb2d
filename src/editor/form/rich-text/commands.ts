import { chainCommands, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import type { Attrs, MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { TextSchema } from './schema.ts';

/** A button above a text. */
export interface TextCommand {
  name: 'bold' | 'italic' | 'heading' | 'smaller' | 'quotation' | 'bullets' | 'numbers';
  run: Command;
  /** Whether the text at the caret has this format. */
  isOn: (state: EditorState) => boolean;
}

function isInside({ selection: { $from } }: EditorState, type: NodeType, attrs?: Attrs): boolean {
  return Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) =>
    attrs ? node.hasMarkup(type, attrs) : node.type === type,
  );
}

const mark = (name: 'bold' | 'italic', type: MarkType): TextCommand => ({
  name,
  run: toggleMark(type),
  isOn: ({ doc, storedMarks, selection: { empty, from, to, $from } }) =>
    empty
      ? type.isInSet(storedMarks ?? $from.marks()) !== undefined
      : doc.rangeHasMark(from, to, type),
});

function heading(name: 'heading' | 'smaller', { nodes }: TextSchema, level: number): TextCommand[] {
  const { heading: type, paragraph } = nodes;
  if (!type) return [];
  const isOn = (state: EditorState) => isInside(state, type, { level });
  const run: Command = (state, ...rest) =>
    (isOn(state) ? setBlockType(paragraph) : setBlockType(type, { level }))(state, ...rest);
  return [{ name, run, isOn }];
}

function quotation({ nodes: { blockquote: type } }: TextSchema): TextCommand[] {
  if (!type) return [];
  const isOn = (state: EditorState) => isInside(state, type);
  const run: Command = (state, ...rest) => (isOn(state) ? lift : wrapIn(type))(state, ...rest);
  return [{ name: 'quotation', run, isOn }];
}

/** Changes the list at the caret from one kind to the other. */
function convertList(to: NodeType, from: NodeType): Command {
  return ({ tr, selection: { $from } }, dispatch) => {
    for (let { depth } = $from; depth > 0; depth -= 1) {
      if ($from.node(depth).type !== from) continue;
      dispatch?.(tr.setNodeMarkup($from.before(depth), to));
      return true;
    }
    return false;
  };
}

/** The commands of a schema, in the order of their buttons. */
export function commandsOf(schema: TextSchema): TextCommand[] {
  const { bullet_list: bullets, ordered_list: numbers, list_item: item } = schema.nodes;
  const list = (name: 'bullets' | 'numbers', type: NodeType, otherType: NodeType): TextCommand => {
    const isOn = (state: EditorState) => isInside(state, type);
    const begin = chainCommands(convertList(type, otherType), wrapInList(type));
    const run: Command = (state, ...rest) =>
      (isOn(state) ? liftListItem(item) : begin)(state, ...rest);
    return { name, run, isOn };
  };
  return [
    mark('bold', schema.marks.strong),
    ...quotation(schema),
    mark('italic', schema.marks.em),
    ...heading('heading', schema, 2),
    ...heading('smaller', schema, 3),
    list('bullets', bullets, numbers),
    list('numbers', numbers, bullets),
  ];
}
