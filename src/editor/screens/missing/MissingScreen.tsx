import { Fragment, useRef } from 'react';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { useTexts } from '../../shared/Editor.tsx';
import { fieldRoute } from '../../shared/field-route.ts';
import { moveFocus } from '../../shared/focus.ts';
import { Icon } from '../../shared/Icon.tsx';
import { keysOf } from '../../shared/route.ts';
import { LinkRow, Screen } from '../../shared/Screen.tsx';
import { IMAGES } from '../../store/assets/find-file.ts';
import { fullLabel } from '../../store/data/labels.ts';
import { WORDS } from '../../words/words.ts';
import type { Missing } from './missing-issues.ts';
import { doneSince, useMissing } from './use-missing.ts';

const words = WORDS.missing;

/** A launch issue: what visitors see now, and a link to its field. */
function Issue({ issue }: { issue: Missing }) {
  const texts = useTexts();
  const { path, keyPath, message, more } = issue;
  if (path.startsWith(IMAGES))
    return (
      <p>
        {message} {words.newLogo}
      </p>
    );
  const { code } = MODEL.fileInfoOf(path);
  const isLanguage = keyPath === '' && code !== '' && code !== texts.first;
  // The launch check has one issue at `publish`: that no page links to this page.
  const isUnlinked = keyPath === 'publish';
  const route = isLanguage
    ? ({ screen: 'translate', code } as const)
    : isUnlinked
      ? ({ screen: 'links', path } as const)
      : fieldRoute(texts, path, keysOf(keyPath));
  const others = more > 0 ? ` ${fill(words.more, { count: String(more) })}` : '';
  // A long address would break inside a word of the title, so the label is the title.
  const [name, below] = issue.endsInAddress
    ? [issue.label, message + others]
    : [message, issue.label + others];
  return (
    <LinkRow to={route} below={below}>
      {name}
    </LinkRow>
  );
}

/** The screen that lists the launch issues, and those that were solved since it was opened. */
export default function MissingScreen() {
  const issues = useMissing();
  const done = issues ? doneSince(issues) : [];
  const advice = useRef<HTMLHeadingElement>(null);
  const parts = [true, false].map((isBlocker) => ({
    isBlocker,
    list: issues?.filter((issue) => issue.isBlocker === isBlocker) ?? [],
  }));
  const adviceCount = parts[1]?.list.length ?? 0;
  return (
    <Screen title={words.title}>
      {!issues && <p role="status">{words.looking}</p>}
      {issues?.length === 0 && <p>{words.ready}</p>}
      {issues && done.length > 0 && (
        <section>
          <h2>
            {words.done} ({done.length})
          </h2>
          <progress aria-label={words.done} max={issues.length + done.length} value={done.length} />
          <ul>
            {done.map((issue) => (
              <li key={`${issue.path} ${issue.keyPath}`}>
                <Icon name="done" /> {fullLabel(issue)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {parts.map(
        ({ isBlocker, list }) =>
          list.length > 0 && (
            <section key={String(isBlocker)}>
              <h2
                ref={isBlocker ? undefined : advice}
                tabIndex={-1}
                className={isBlocker ? 'danger' : undefined}
              >
                {isBlocker ? words.misleading : words.advice} ({list.length})
              </h2>
              {isBlocker && adviceCount > 0 && (
                <button onClick={() => moveFocus(advice.current, 'start')}>
                  {words.advice} ({adviceCount})
                </button>
              )}
              {[...Map.groupBy(list, ({ form }) => form)].map(([form, issuesOfForm]) => (
                <Fragment key={form}>
                  <h3>{form}</h3>
                  <ul className="rows">
                    {issuesOfForm.map((issue) => (
                      <li key={`${issue.path} ${issue.keyPath} ${issue.message}`}>
                        <Issue issue={issue} />
                      </li>
                    ))}
                  </ul>
                </Fragment>
              ))}
            </section>
          ),
      )}
    </Screen>
  );
}
