import { fill } from '../../src/core/fill.ts';
import { useTexts } from '../app/Editor.tsx';
import { addressOf, keysOf, type Place } from '../app/place.ts';
import { placeOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { fieldIn } from '../form/labels.ts';
import { IMAGES } from '../project/find-file.ts';
import { wayTo } from '../app/way-to.ts';
import { WORDS } from '../words/words.ts';
import type { Missing } from './missing-issues.ts';
import { useMissing } from './use-missing.ts';

const words = WORDS.missing;

/** Where somebody decides it. */
function placeOfIssue(texts: TextFiles, { path, keyPath }: Missing): Place {
  const { code } = placeOf(path);
  if (keyPath === '' && code !== '' && code !== texts.first) return { screen: 'translate', code };
  return wayTo(texts, path, keysOf(keyPath));
}

/** What is still to be decided before the site goes live, each with the way to its field. */
export default function MissingScreen() {
  const texts = useTexts();
  const issues = useMissing();
  const parts = [
    [words.misleading, issues?.filter(({ isBlocker }) => isBlocker) ?? []],
    [words.advice, issues?.filter(({ isBlocker }) => !isBlocker) ?? []],
  ] as const;
  return (
    <main className="screen">
      <h1>{words.title}</h1>
      {!issues && <p role="status">{words.looking}</p>}
      {issues?.length === 0 && <p>{words.ready}</p>}
      {parts.map(
        ([heading, some]) =>
          some.length > 0 && (
            <section key={heading}>
              <h2>
                {heading} ({some.length})
              </h2>
              <ul className="rows">
                {some.map((issue) => (
                  <li key={`${issue.path} ${issue.keyPath} ${issue.message}`}>
                    {issue.path.startsWith(IMAGES) ? (
                      <p>
                        {issue.message} {WORDS.pictures.newDrawing}
                      </p>
                    ) : (
                      <a className="choice" href={addressOf(placeOfIssue(texts, issue))}>
                        {issue.message}{' '}
                        <small>
                          {fieldIn(issue)}{' '}
                          {issue.more > 0 && fill(words.more, { count: String(issue.more) })}
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
