import { useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { useLanguageCode, useTexts } from '../../shared/Editor.tsx';
import { fieldRoute } from '../../shared/field-route.ts';
import { routeAddress } from '../../shared/route.ts';
import { LinkRow, NoticeText, Screen, RouteLink } from '../../shared/Screen.tsx';
import { searchText } from '../../shared/search-text.ts';
import { usePublishNotice } from '../../shared/use-publishing.ts';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { LaunchSteps } from './LaunchSteps.tsx';
import { PagesToChange } from './PageLinks.tsx';
import { prepareSearch, search } from './search.ts';
import type { Task } from './task.ts';
import { tasksOf } from './tasks.ts';

const words = WORDS.start;

/** How many search results to list. */
const MAX_RESULTS = 40;
/** Delay before the search index is built, in ms. */
const SOON = 300;

function Results({ query }: { query: string }) {
  const texts = useTexts();
  const code = useLanguageCode();
  const { results, count } = useMemo(
    () => search(texts, query, code, MAX_RESULTS),
    [texts, query, code],
  );
  const more = count - results.length;
  const typed = query.trim().toLowerCase();
  const isOfDesign = WORDS.page.designTerms
    .split(' ')
    .some((term) => typed.length > 2 && (term.startsWith(typed) || typed.includes(term)));
  return (
    <section>
      <p role="status">
        {count > 0 && fill(words.matches, { count: String(count) })}
        {count === 0 && !isOfDesign && words.nothing}
      </p>
      {isOfDesign && <p>{WORDS.page.design}</p>}
      <ul className="rows">
        {results.map(({ path, keys, text, where }) => (
          <li key={[path, ...keys].join('.')}>
            <LinkRow to={fieldRoute(texts, path, keys)} below={where}>
              <bdi>{text}</bdi>
            </LinkRow>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{fill(words.more, { count: String(more) })}</p>}
    </section>
  );
}

/**
 * The name of the site in its own colours, and what is published.
 */
function SiteHeader() {
  const texts = useTexts();
  const notice = usePublishNotice();
  // What is published while this screen is open stands in the bar.
  const [known] = useState(notice?.text);
  return (
    <>
      <a
        className="site"
        href={routeAddress({ screen: 'start' })}
        onClick={() => searchText.set('')}
      >
        <img src="/favicon.svg" alt={WORDS.app.start} width="48" height="48" />{' '}
        <b>{textOf(texts.value(MODEL.pathOf('organisation', ''), ['name']))}</b>
      </a>
      {notice && notice.text === known && (
        <p>
          <NoticeText {...notice} />
        </p>
      )}
    </>
  );
}

/** Tasks under a heading. If visitors would not see the result of one, says why. */
const Tasks = ({ name, tasks }: { name: string; tasks: readonly Task[] }) => (
  <section aria-label={name}>
    <h2>{name}</h2>
    <ul className="rows">
      {tasks.map((task) => (
        <li key={task.name}>
          <LinkRow to={task.route} below={task.unseen && words[task.unseen.why]}>
            {words[task.name]}
          </LinkRow>
          {task.unseen?.links.map((link) => (
            <RouteLink key={link.name} to={link.route}>
              {words[link.name]}
            </RouteLink>
          ))}
        </li>
      ))}
    </ul>
  </section>
);

/** The first screen: common tasks, and a search for everything else. */
export default function StartScreen() {
  const texts = useTexts();
  const query = useSyncExternalStore(searchText.subscribe, () => searchText.query);
  const deferredQuery = useDeferredValue(query);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void prepareSearch(texts, controller.signal), SOON);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [texts]);
  const tasks = tasksOf(texts);
  return (
    <Screen title={words.heading} above={<SiteHeader />}>
      <LaunchSteps />
      <label>
        {words.search}
        <input
          type="search"
          value={query}
          onChange={({ target }) => searchText.set(target.value)}
          spellCheck={false}
        />
      </label>
      {deferredQuery.trim() !== '' ? (
        <Results query={deferredQuery} />
      ) : (
        <>
          <PagesToChange />
          <Tasks name={words.new} tasks={tasks.filter(({ isNew }) => isNew)} />
          <Tasks name={words.others} tasks={tasks.filter(({ isNew }) => !isNew)} />
        </>
      )}
    </Screen>
  );
}
