import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { blankAt } from '../../store/data/blanks.ts';
import { pasteProps } from './paste.ts';
import { readMarkdown, type MarkdownDocument } from './read-markdown.ts';
import type { TextSchema } from './schema.ts';
import { lettersIn } from './tapped-caret.ts';
import { writeMarkdown } from './write-markdown.ts';

interface MarkdownEditorOptions {
  schema: TextSchema;
  markdown: string;
  /** Attributes of the editable element. */
  attributes: Record<string, string>;
  /** Called with the Markdown after every change. */
  changed: (markdown: string) => void;
  /** Called when the text or the caret changes. */
  shown: (state: EditorState) => void;
}

function keys({ nodes, marks }: TextSchema): Record<string, Command> {
  const newLine = chainCommands(exitCode, ({ tr }, dispatch) => {
    dispatch?.(tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
    return true;
  });
  return {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Shift-Enter': newLine,
    'Mod-b': toggleMark(marks.strong),
    'Mod-i': toggleMark(marks.em),
    Enter: splitListItem(nodes.list_item),
  };
}

/** A ProseMirror editor for a Markdown text. */
export class MarkdownEditor {
  readonly view: EditorView;
  readonly #schema: TextSchema;
  #read: MarkdownDocument;
  /** The Markdown that was last read or written. */
  #known: string;

  constructor(element: HTMLElement, options: MarkdownEditorOptions) {
    const { schema, markdown, attributes, changed, shown } = options;
    this.#schema = schema;
    this.#known = markdown;
    this.#read = readMarkdown(schema, markdown);
    this.view = new EditorView(element, {
      state: this.#state(),
      attributes,
      dispatchTransaction: (transaction) => {
        const state = this.view.state.apply(transaction);
        this.view.updateState(state);
        if (transaction.docChanged) {
          this.#known = writeMarkdown(schema, state.doc, this.#read);
          changed(this.#known);
        }
        shown(state);
      },
      // Returning true keeps ProseMirror from handling Escape, which closes the sheet.
      handleDOMEvents: { keydown: (view, { key }) => key === 'Escape' && !view.composing },
      handleClick: (view, at) => {
        const { doc, tr } = view.state;
        const { parent, parentOffset } = doc.resolve(at);
        const blank = blankAt(parent.textBetween(0, parent.content.size, '', ' '), parentOffset);
        if (!blank) return false;
        const [from, to] = blank.map((offset) => at - parentOffset + offset);
        view.dispatch(tr.setSelection(TextSelection.create(doc, from ?? at, to)));
        return true;
      },
      ...pasteProps(schema),
    });
    shown(this.view.state);
  }

  #state(): EditorState {
    const plugins = [history(), keymap(keys(this.#schema)), keymap(baseKeymap)];
    return EditorState.create({ doc: this.#read.doc, plugins });
  }

  /** Shows a text that was changed elsewhere, such as by Undo; ignores what was typed here. */
  show(markdown: string): void {
    if (markdown.trim() === this.#known.trim()) return;
    this.#known = markdown;
    this.#read = readMarkdown(this.#schema, markdown);
    this.view.updateState(this.#state());
  }

  /** Puts the caret after a number of letters, and scrolls there. */
  goTo(letters: number): void {
    const { doc, tr } = this.view.state;
    let left = letters;
    let caret = 1;
    doc.descendants((node, start) => {
      const text = node.text ?? '';
      for (let offset = 0; offset < text.length && left > 0; offset += 1) {
        left -= lettersIn(text.charAt(offset));
        caret = start + offset + 1;
      }
      return left > 0;
    });
    this.view.focus();
    const selection = TextSelection.near(doc.resolve(caret));
    this.view.dispatch(tr.setSelection(selection).scrollIntoView());
  }

  run(command: Command): void {
    command(this.view.state, this.view.dispatch, this.view);
    this.view.focus();
  }
}
