import { useMemo } from 'react';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { notices } from '../../shared/notices.ts';
import { routeAddress } from '../../shared/route.ts';
import { Screen } from '../../shared/Screen.tsx';
import { goBack } from '../../shared/visits.ts';
import { formName } from '../../store/files/mistakes.ts';
import { WORDS } from '../../words/words.ts';
import { ShownPage } from '../versions/ShownPage.tsx';
import { addLink, isUnlinked, linkPlaces, type LinkPlace } from './link-places.ts';

const words = WORDS.pages;

/** The screen that adds a link to a custom page to the menu, the footer or another page. */
export default function LinksScreen() {
  const { workspace, route } = useEditor();
  const texts = useTexts();
  const { path = '' } = route;
  const page = formName(texts, path);
  const unlinked = useMemo(() => isUnlinked(texts, path), [texts, path]);
  const leave = () => goBack(routeAddress({ screen: 'pages' }));
  const add = (to: LinkPlace) => {
    addLink(workspace, path, to);
    notices.say(`${page}: ${to.name}`);
    leave();
  };
  return (
    <Screen title={words.where}>
      <h2>
        <bdi>{page}</bdi>
      </h2>
      {unlinked && <p>{words.unlinked}</p>}
      <p>{words.whereHelp}</p>
      <ul className="rows">
        {linkPlaces(texts, path).map((to) => (
          <li key={to.name}>
            <button className="choice" disabled={to.isFull} onClick={() => add(to)}>
              <span>{to.name}</span> <small>{to.isFull ? words.full : to.help}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="row">
        <button onClick={leave}>{words.nowhere}</button>
        <small>{words.nowhereHelp}</small>
      </p>
      <ShownPage texts={texts} path={path} title={WORDS.page.page} />
    </Screen>
  );
}
