import { useMemo, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import { acceptedRecord, recordPath, recordText } from '../../src/core/languages/record.ts';
import { recordOf } from '../../src/core/languages/translations.ts';
import { schemaAt, type Path } from '../../src/core/schemas/json-schema.ts';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { kindAt } from '../files/content-file.ts';
import { fieldPlace } from '../files/mistakes.ts';
import { withValue } from '../files/with-value.ts';
import { fieldIn } from '../form/labels.ts';
import { wayTo } from '../app/way-to.ts';
import { WholeField } from '../sheet/Field.tsx';
import { FormContext, useFormOf } from '../sheet/form.ts';
import { WORDS } from '../words/words.ts';
import { neededPart, stepNow, stepsOf, type Step } from './round.ts';

const words = WORDS.translate;

interface StepProps {
  step: Step;
  code: string;
  /** Leads to the next text. */
  next: () => void;
}

/** One text: its field, as its sheet has it, below the words of the first language. */
function OneText({ step, code, next }: StepProps) {
  const { project } = useEditor();
  const texts = useTexts();
  const { path } = step;
  const now = useMemo(() => stepNow(texts, step), [texts, step]);
  const { keys, gap } = now;
  const part = neededPart(texts, path, now);
  const data = part ? withValue(texts.data(path), part.keys, part.value) : texts.data(path);
  const schema = schemaAt(kindAt(path).schema, keys, data) ?? {};
  const form = useFormOf(path, keys);
  const set = (at: Path, typed: unknown) => {
    if (part) project.set(path, part.keys, part.value);
    project.set(path, at, typed);
  };
  const accept = () => {
    const record = acceptedRecord(now, recordOf(texts.project, code));
    project.drafts.change([[recordPath(code), recordText(record)]]);
    next();
  };
  return (
    <>
      <p>
        {!gap && <b>{words.translated} </b>}
        <small>{fieldIn(fieldPlace(texts, path, keys))}</small>
      </p>
      <div
        className="form"
        role="presentation"
        onKeyDown={(event) => {
          const { target, nativeEvent } = event;
          const isTyped = target instanceof Element && target.matches('textarea, input');
          if (event.key !== 'Enter' || !isTyped || nativeEvent.isComposing) return;
          event.preventDefault();
          next();
        }}
      >
        <FormContext value={{ ...form, set, originalAt: () => now }}>
          <WholeField keys={keys} schema={schema} isRequired />
        </FormContext>
      </div>
      <p className="row">
        {(gap === 'same' || gap === 'stale') && (
          <button type="button" onClick={accept}>
            {words.right}
          </button>
        )}
        <a className="way" href={addressOf(wayTo(texts, path, keys))}>
          {words.onPage}
        </a>
      </p>
    </>
  );
}

/** From one text that is to be translated to the next; the address says which one. */
export function Round({ code, name }: { code: string; name: string }) {
  const { project, place, go } = useEditor();
  // Those that were left when somebody began: what they have translated stays in its place.
  const [steps] = useState(() => stepsOf(project.texts, code));
  const index = Math.min(Number(place.keys?.[0] ?? 0), steps.length - 1);
  const step = steps[index];
  const goTo = (number: number) => go({ screen: 'translate', code, keys: [number] });
  const isLast = index === steps.length - 1;
  const next = () => (isLast ? go({ screen: 'translate' }) : goTo(index + 1));
  if (!step)
    return (
      <main className="screen">
        <h1>{name}</h1>
        <p>{words.done}</p>
        <a className="way" href={addressOf({ screen: 'translate' })}>
          {words.finish}
        </a>
      </main>
    );
  const counted = { number: String(index + 1), count: String(steps.length) };
  return (
    <main className="screen">
      <h1>
        {name}: {fill(words.step, counted)}
      </h1>
      <OneText key={`${step.path} ${step.keys.join('.')}`} step={step} code={code} next={next} />
      <p className="row">
        <button type="button" disabled={index === 0} onClick={() => goTo(index - 1)}>
          {words.previous}
        </button>
        <button type="button" className="primary" onClick={next}>
          {isLast ? words.finish : words.next}
        </button>
      </p>
    </main>
  );
}
