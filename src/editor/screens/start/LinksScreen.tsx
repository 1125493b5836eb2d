import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { notices } from '../../shared/notices.ts';
import { routeAddress } from '../../shared/route.ts';
import { Screen } from '../../shared/Screen.tsx';
import { goBack } from '../../shared/visits.ts';
import { formName } from '../../store/files/mistakes.ts';
import { WORDS } from '../../words/words.ts';
import { addLink, linkPlaces, type LinkPlace } from './link-places.ts';

/** The screen that adds a link to a custom page to the menu, the footer or another page. */
export default function LinksScreen() {
  const { workspace, route } = useEditor();
  const texts = useTexts();
  const { path = '' } = route;
  const page = formName(texts, path);
  const add = (to: LinkPlace) => {
    addLink(workspace, path, to);
    notices.say(`${page}: ${to.name}`);
    goBack(routeAddress({ screen: 'pages' }));
  };
  return (
    <Screen title={WORDS.pages.where}>
      <p>
        <bdi>{page}</bdi>
      </p>
      <ul className="rows">
        {linkPlaces(texts, path).map((to) => (
          <li key={to.name}>
            <button type="button" onClick={() => add(to)}>
              {to.name}
            </button>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
