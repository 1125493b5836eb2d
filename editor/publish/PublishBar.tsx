/** @jsxImportSource react */
import { useState } from 'react';
import { listedPages, linkName } from '../../src/core/site-pages.ts';
import { useCode, useEditor, useTexts, useWords } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { sentenceOf } from '../app/trouble.ts';
import { formName, sentenceOf as sentenceOfMistake, type Mistake } from '../files/mistakes.ts';
import { nameOfField } from '../page-text/Typing.tsx';
import type { Outcome } from '../project/open-project.ts';
import { APP } from '../words/app.ts';
import { PAGE } from '../words/page.ts';
import { PUBLISH } from '../words/publish.ts';
import { TROUBLE } from '../words/trouble.ts';

/** Below every screen: where one is, what was changed, and the button that publishes it. */
export function PublishBar() {
  const { project, place, go } = useEditor();
  const texts = useTexts();
  const code = useCode();
  const [app, words, trouble] = [useWords(APP), useWords(PUBLISH), useWords(TROUBLE)];
  const pageWord = useWords(PAGE).page;
  const { drafts } = project;
  const [said, setSaid] = useState('');
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [isBusy, setBusy] = useState(false);
  const changed = project.changed();
  const content = texts.content(code);
  const own = texts.project.own(code).map((inside) => `content/${code}/${inside}`);

  const publish = async () => {
    setBusy(true);
    setSaid(words.publishing);
    const message = changed
      .map(({ form, fields }) => [form, fields.map(({ label }) => label).join(', ')].join(': '))
      .join('; ');
    const tell = (outcome: Outcome) => {
      setMistakes(outcome.kind === 'mistaken' ? outcome.mistakes : []);
      const sentences = {
        ...{ published: words.published, asked: trouble.bothChanged },
        mistaken: words.mistaken,
      };
      setSaid(sentences[outcome.kind]);
    };
    await project
      .publish(message.slice(0, 200))
      .then(tell, (error: unknown) => setSaid(sentenceOf(error, trouble)));
    setBusy(false);
  };

  return (
    <div className="bar" role="region" aria-label={app.title}>
      <a href={addressOf({ screen: 'start' })}>{app.start}</a>
      <label>
        {pageWord}{' '}
        <select
          value={place.page ?? 'home'}
          onChange={({ target }) => go({ screen: 'page', code, page: target.value })}
        >
          {content &&
            listedPages(content).map(([kind]) => (
              <option key={kind} value={kind}>
                {linkName(kind, content)}
              </option>
            ))}
          {own.map((path) => (
            <option key={path} value={path}>
              {formName(texts, path)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" disabled={!drafts.canUndo} onClick={() => drafts.undo()}>
        {app.undo}
      </button>
      <button type="button" disabled={!drafts.canRedo} onClick={() => drafts.redo()}>
        {app.redo}
      </button>
      <details className="changes">
        <summary>
          {words.changes} ({changed.length})
        </summary>
        {changed.length === 0 && <p>{words.nothing}</p>}
        <ul>
          {changed.map(({ path, form, kind, fields }) => (
            <li key={path}>
              {form}
              {kind === 'new' && ` (${words.newPage})`}
              {kind === 'deleted' && ` (${words.deleted})`}
              {fields.length > 0 && `: ${fields.map(({ label }) => label).join(', ')}`}
            </li>
          ))}
        </ul>
      </details>
      <button
        type="button"
        className="publish"
        disabled={isBusy || drafts.all.size === 0}
        onClick={() => void publish()}
      >
        {words.publish}
      </button>
      {mistakes.length > 0 && (
        <ul className="mistakes">
          {mistakes.map((mistake) => {
            const { path, keyPath } = mistake;
            const keys = keyPath.split('.').filter(Boolean);
            return (
              <li key={nameOfField(path, keyPath) + mistake.message}>
                <a href={addressOf({ screen: 'page', code, path, keys })}>
                  {sentenceOfMistake(mistake, '')}
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <p role="status">{drafts.isKept ? said : app.notKept}</p>
    </div>
  );
}
