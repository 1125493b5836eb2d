import { useEffect, useMemo, useRef, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import { acceptedRecord } from '../../src/core/languages/compare-files.ts';
import { directionOf } from '../../src/core/languages/language.ts';
import { readRecord, recordPath, recordText } from '../../src/core/languages/record.ts';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { fieldPlace, mistakesOf } from '../files/mistakes.ts';
import { fieldIn } from '../form/labels.ts';
import { textOf } from '../form/values.ts';
import { wayTo } from '../app/way-to.ts';
import { languageName } from '../languages.ts';
import { English } from '../words/English.tsx';
import { WORDS } from '../words/words.ts';
import { neededPart, stepNow, stepsOf, type Step } from './round.ts';

const words = WORDS.translate;

interface StepProps {
  step: Step;
  code: string;
  /** Leads to the next text. */
  next: () => void;
}

/** One text: the words of the first language, and a box for those of another one. */
function OneText({ step, code, next }: StepProps) {
  const { project } = useEditor();
  const texts = useTexts();
  const box = useRef<HTMLTextAreaElement>(null);
  const { path } = step;
  const now = useMemo(() => stepNow(texts, step), [texts, step]);
  const { keys, source, gap } = now;
  const field = texts.schema(path, keys);
  const place = fieldPlace(texts, path, keys);
  const isLong = /markdown|answer/.test(field?.format ?? '');
  const problems = texts.project.check(path).problems ?? [];
  const here = problems.filter(
    (problem) => !problem.missing && problem.path.join('.') === keys.join('.'),
  );
  useEffect(() => box.current?.focus(), []);
  const type = (typed: string) => {
    const item = neededPart(texts, path, now);
    if (item) project.set(path, item.keys, item.value);
    project.set(path, keys, typed);
  };
  const accept = () => {
    const file = recordPath(code);
    const record = acceptedRecord(now, readRecord(texts.get(file) ?? ''));
    project.drafts.change([[file, recordText(record)]]);
    next();
  };
  return (
    <>
      <p>
        <b>{gap ? fill(words[gap], { language: languageName(texts.first) }) : words.translated}</b>{' '}
        <small>
          <English>{fieldIn(place)}</English>
        </small>
      </p>
      <blockquote lang={texts.first} dir={directionOf(texts.first)}>
        {source}
      </blockquote>
      <textarea
        ref={box}
        {...{ lang: code, dir: directionOf(code), value: textOf(texts.value(path, keys)) }}
        {...{ 'aria-label': place.label, spellCheck: true }}
        {...{ rows: isLong ? 12 : 3, maxLength: field?.maxLength }}
        onChange={({ target }) => type(isLong ? target.value : target.value.replace(/\n/g, ' '))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isLong || event.nativeEvent.isComposing) return;
          event.preventDefault();
          next();
        }}
      />
      {mistakesOf(here, texts).map(({ message }) => (
        <p key={message} role="alert">
          <English>{message}</English>
        </p>
      ))}
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
      <OneText key={`${step.path} ${step.keys.join('.')}`} {...{ step, code, next }} />
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
