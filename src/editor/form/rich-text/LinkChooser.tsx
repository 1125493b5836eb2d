import type { EditorState } from 'prosemirror-state';
import { useId, useState } from 'react';
import { MODEL } from '#site/features';
import { useTexts } from '../../shared/Editor.tsx';
import { withHttps } from '../../store/data/stored-data.ts';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { PageControl } from '../choice-controls.tsx';
import { destinationsIn } from '../choices/destinations.ts';
import { linkRange, withLink } from './links.ts';
import type { MarkdownEditor } from './markdown-editor.ts';

const words = WORDS.richText;

interface LinkChooserProps {
  /** The file of the text. */
  path: string;
  editor: MarkdownEditor;
  state: EditorState;
  close: () => void;
}

/** Asks where the selected words should link to. */
export function LinkChooser({ path, editor, state, close }: LinkChooserProps) {
  const texts = useTexts();
  const { href = '' } = linkRange(state);
  const [address, setAddress] = useState(href);
  const id = useId();
  const link = (to: string) => {
    // If no words are selected, the link gets the name of its destination.
    const places = destinationsIn(texts, MODEL.fileInfoOf(path).code).flatMap(
      ({ options }) => options,
    );
    const destination = places.find(({ value, also }) => [value, also].includes(to));
    editor.run((current, dispatch) => {
      dispatch?.(withLink(current, to, destination?.name ?? ''));
      return true;
    });
    close();
  };
  return (
    <fieldset className="link">
      <legend>{words.link}</legend>
      <label htmlFor={id}>{WORDS.page.whereItLeads}</label>
      <PageControl
        id={id}
        path={path}
        isRequired
        value={address}
        set={(to) => setAddress(textOf(to))}
      />
      <p className="row">
        <button
          className="primary"
          disabled={address.trim() === ''}
          onClick={() => link(withHttps(address.trim()))}
        >
          {words.setLink}
        </button>
        {href !== '' && <button onClick={() => link('')}>{words.removeLink}</button>}
        <button onClick={close}>{words.cancel}</button>
      </p>
    </fieldset>
  );
}
