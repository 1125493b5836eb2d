import { fill } from '../../src/core/fill.ts';
import { useTexts } from '../app/Editor.tsx';
import { addressOf, keysOf, type Place } from '../app/place.ts';
import { placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { fieldIn } from '../form/labels.ts';
import { wayTo } from '../app/way-to.ts';
import { WORDS } from '../words/words.ts';
import { LogoRow } from './LogoRow.tsx';
import type { Missing } from './missing-rows.ts';
import { useMissing } from './use-missing.ts';

const words = WORDS.missing;

/** Where somebody decides it. */
function placeOfRow(texts: TextFiles, { path, keyPath }: Missing): Place {
  const { code } = placeOf(path);
  if (keyPath === '' && code !== '' && code !== texts.first) return { screen: 'translate', code };
  return wayTo(texts, path, keysOf(keyPath));
}

/** What is still to be decided before the site goes live, each with the way to its field. */
export default function MissingScreen() {
  const texts = useTexts();
  const rows = useMissing();
  const parts = [
    [words.misleading, rows?.filter(({ isBlocker }) => isBlocker) ?? []],
    [words.advice, rows?.filter(({ isBlocker }) => !isBlocker) ?? []],
  ] as const;
  return (
    <main className="screen">
      <h1>{words.title}</h1>
      {!rows && <p role="status">{words.looking}</p>}
      {rows?.length === 0 && <p>{words.ready}</p>}
      {parts.map(
        ([heading, some]) =>
          some.length > 0 && (
            <section key={heading}>
              <h2>
                {heading} ({some.length})
              </h2>
              <ul className="rows">
                {some.map((row) => (
                  <li key={`${row.path} ${row.keyPath} ${row.message}`}>
                    {row.path.startsWith('content/images/') ? (
                      <LogoRow {...row} />
                    ) : (
                      <a className="choice" href={addressOf(placeOfRow(texts, row))}>
                        {row.message}{' '}
                        <small>
                          {fieldIn(row)}{' '}
                          {row.more > 0 && fill(words.more, { count: String(row.more) })}
                        </small>
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </main>
  );
}
