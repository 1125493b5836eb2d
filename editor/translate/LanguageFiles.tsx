import { useMemo } from 'react';
import { fill } from '../../src/core/fill.ts';
import { useTexts } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { wayTo } from '../app/way-to.ts';
import { filesToTranslate } from '../files/translation.ts';
import { WORDS } from '../words/words.ts';
import { Outdated } from './Outdated.tsx';

const words = WORDS.translate;

/** The files of a language in which something is to be done: each leads to its form, with the original. */
export function LanguageFiles({ code, name }: { code: string; name: string }) {
  const texts = useTexts();
  const files = useMemo(() => filesToTranslate(texts, code), [texts, code]);
  return (
    <main className="screen">
      <h1>{name}</h1>
      {files.length === 0 && <p>{words.done}</p>}
      {files.map(({ path, form, left }) => (
        <section key={path} aria-label={form}>
          <a className="choice" href={addressOf(wayTo(texts, path, []))}>
            <b>{form}</b> {left > 0 && <small>{fill(words.left, { count: String(left) })}</small>}
          </a>
          <Outdated path={path} />
        </section>
      ))}
      <a className="way" href={addressOf({ screen: 'translate' })}>
        {words.finish}
      </a>
    </main>
  );
}
