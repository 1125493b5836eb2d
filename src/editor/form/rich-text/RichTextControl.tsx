import type { EditorState } from 'prosemirror-state';
import { use, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { directionOf } from '#content/languages';
import { MODEL } from '#site/features';
import { useTexts } from '../../shared/Editor.tsx';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import type { ControlProps } from '../control.ts';
import { SheetMemoryContext } from '../sheet-memory.ts';
import { commandsOf, type TextCommand } from './commands.ts';
import { LinkChooser } from './LinkChooser.tsx';
import { MarkdownEditor } from './markdown-editor.ts';
import { LONG, SHORT } from './schema.ts';

const words = WORDS.richText;

/** The signs on the buttons. Their names are tooltips, and heard by screen readers. */
const SIGNS: Record<TextCommand['name'], string> = {
  bold: 'B',
  italic: 'I',
  heading: 'H',
  smaller: 'H',
  bullets: '•',
  numbers: '1.',
  quotation: '“',
};

/** The control of a Markdown text, which is edited as it looks (WYSIWYG). */
export default function RichTextControl(props: ControlProps) {
  const { id, describedBy, field, value, set, path, isRequired, isWrong } = props;
  const schema = field.kind === 'answer' ? SHORT : LONG;
  const markdown = textOf(value);
  const memory = use(SheetMemoryContext);
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<MarkdownEditor>();
  const [state, setState] = useState<EditorState>();
  const [isLinking, setLinking] = useState(false);
  useLayoutEffect(() => editor?.show(markdown), [editor, markdown]);
  const changed = useEffectEvent(set);
  const initial = useEffectEvent(() => markdown);

  const name = field.label;
  const { first } = useTexts();
  const language = MODEL.fileInfoOf(path).code || first;
  const attributes = useMemo(
    () => ({
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': name,
      lang: language,
      dir: directionOf(language),
      ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
      ...(isRequired && { 'aria-required': 'true' }),
      ...(isWrong && { 'aria-invalid': 'true' }),
    }),
    [id, name, language, describedBy, isRequired, isWrong],
  );
  const firstAttributes = useEffectEvent(() => attributes);
  useLayoutEffect(() => editor?.view.setProps({ attributes }), [editor, attributes]);
  useLayoutEffect(() => {
    if (!element.current) return;
    const markdownEditor = new MarkdownEditor(element.current, {
      schema,
      markdown: initial(),
      attributes: firstAttributes(),
      changed: (typed) => changed(typed),
      shown: setState,
    });
    setEditor(markdownEditor);
    const { letters } = memory?.tap ?? {};
    memory?.noteTap({});
    // After `FieldSheet` has scrolled the control into view.
    if (letters !== undefined) requestAnimationFrame(() => markdownEditor.goTo(letters));
    return () => markdownEditor.view.destroy();
  }, [schema, memory]);

  return (
    <div className="rich-text">
      <div ref={element} />
      {/* Shown above the text by CSS, but after it in the tab order. */}
      <div className="above">
        <div role="group" aria-label={words.looks} className="signs">
          <button aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
            {words.link}
          </button>
          {commandsOf(schema).map((command) => (
            <button
              key={command.name}
              className={command.name}
              title={words[command.name]}
              aria-label={words[command.name]}
              aria-pressed={state ? command.isOn(state) : false}
              // Keeps the caret in the text, and the keyboard of a phone open.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => editor?.run(command.run)}
              // CSS shows the sign, so that it is not part of the accessible name (WCAG 2.5.3).
              data-sign={SIGNS[command.name]}
            />
          ))}
        </div>
        {isLinking && editor && state && (
          <LinkChooser path={path} editor={editor} state={state} close={() => setLinking(false)} />
        )}
      </div>
    </div>
  );
}
