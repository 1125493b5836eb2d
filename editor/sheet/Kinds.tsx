import { labelOf } from '../form/labels.ts';
import { inForms } from '../form/names.ts';
import type { Choice } from '../form/choice.ts';
import { English } from '../words/English.tsx';

interface KindsProps {
  choice: Choice;
  choose: (word: string) => void;
}

/** The kinds of which one can be added, each with its sentence. */
export function Kinds({ choice, choose }: KindsProps) {
  return (
    <ul className="kinds">
      {[...choice.schemas].map(([word, schema]) => (
        <li key={word}>
          <button type="button" onClick={() => choose(word)}>
            <strong>
              <English>{labelOf(word, schema)}</English>
            </strong>{' '}
            <span>
              <English>{inForms(schema.description ?? '')}</English>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
