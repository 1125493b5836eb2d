import { useSyncExternalStore } from 'react';
import { wordsIn } from '../shared/changed-words.ts';
import { fullLabel } from '../store/data/labels.ts';
import type { Workspace } from '../store/project/workspace.ts';
import { WORDS } from '../words/words.ts';

const words = WORDS.app;

interface ElsewhereScreenProps {
  workspace: Workspace;
  /** Takes the project from the other tab. */
  useHere: () => void;
}

/** Shown while another tab has the project open, with the words that this tab could not store. */
export default function ElsewhereScreen({ workspace, useHere }: ElsewhereScreenProps) {
  const { drafts, texts } = workspace;
  const status = useSyncExternalStore(drafts.subscribe, () => drafts.status);
  const changed = status === 'failed' ? workspace.changes() : [];
  const unsaved = changed.filter(({ path }) => drafts.unsaved.has(path));
  return (
    <main className="screen">
      <p role="alert">{words.elsewhere}</p>
      <button className="primary" onClick={useHere}>
        {words.useHere}
      </button>
      {unsaved.length > 0 && (
        <section>
          <p>{words.notStored}</p>
          <dl>
            {unsaved.map(({ path, form, fields }) => {
              const all = fields.length > 0 ? fields : [{ keys: [], label: '' }];
              return all.map(({ keys, label }) => (
                <div key={`${path} ${keys.join('.')}`}>
                  <dt>{fullLabel({ form, label })}</dt>
                  <dd>{wordsIn(texts.value(path, keys) ?? '', texts.field(path, keys))}</dd>
                </div>
              ));
            })}
          </dl>
        </section>
      )}
    </main>
  );
}
