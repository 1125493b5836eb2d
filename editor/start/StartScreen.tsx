import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { fill } from '../../src/core/fill.ts';
import { useCode, useTexts } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { useMissing } from '../missing/use-missing.ts';
import { WORDS } from '../words/words.ts';
import { wayTo } from '../app/way-to.ts';
import { asked } from './asked.ts';
import { PageLinks } from './PageLinks.tsx';
import { prepareSearch, search } from './search.ts';
import { tasksOf } from './tasks.ts';

const words = WORDS.start;

/** So many places that were found are listed. */
const MOST = 40;
/** So long after the screen is there what there is to search is read, in ms. */
const SOON = 300;

function Results({ letters }: { letters: string }) {
  const texts = useTexts();
  const code = useCode();
  const { found, count } = useMemo(
    () => search(texts, letters, code, MOST),
    [texts, letters, code],
  );
  const more = count - found.length;
  return (
    <section>
      <p role="status">{count > 0 ? fill(words.found, { count: String(count) }) : words.nothing}</p>
      <ul className="rows">
        {found.map(({ path, keys, text: [before, match, after], where }) => (
          <li key={[path, ...keys].join('.')}>
            <a className="choice" href={addressOf(wayTo(texts, path, keys))}>
              <bdi>
                {before}
                <mark>{match}</mark>
                {after}
              </bdi>{' '}
              <small>{where}</small>
            </a>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{fill(words.more, { count: String(more) })}</p>}
    </section>
  );
}

/** What people come for, and a search for everything else. */
export default function StartScreen() {
  const missing = WORDS.missing;
  const texts = useTexts();
  const letters = useSyncExternalStore(asked.subscribe, () => asked.letters);
  const searchedFor = useDeferredValue(letters);
  const rows = useMissing();
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => void prepareSearch(texts, () => isWanted), SOON);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [texts]);
  return (
    <main className="screen">
      <h1>{words.heading}</h1>
      <label className="search">
        {words.search}
        <input
          type="search"
          value={letters}
          onChange={({ target }) => asked.set(target.value)}
          spellCheck={false}
        />
      </label>
      {searchedFor.trim() !== '' ? (
        <Results letters={searchedFor} />
      ) : (
        <>
          <h2>{words.words}</h2>
          <PageLinks />
          <h2>{words.others}</h2>
          <ul className="tasks">
            {tasksOf(texts).map(({ name, place, unseen }) => (
              <li key={name}>
                <a className="choice" href={addressOf(place)}>
                  {words[name]}
                </a>
                {unseen && (
                  <p>
                    {words[unseen.why]}{' '}
                    {unseen.ways.map((way) => (
                      <a key={way.name} className="way" href={addressOf(way.place)}>
                        {words[way.name]}
                      </a>
                    ))}
                  </p>
                )}
              </li>
            ))}
            <li>
              <a className="choice" href={addressOf({ screen: 'missing' })}>
                {rows ? fill(missing.counted, { count: String(rows.length) }) : missing.title}
              </a>
            </li>
          </ul>
        </>
      )}
    </main>
  );
}
