import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { notices } from '../../shared/notices.ts';
import { routeAddress } from '../../shared/route.ts';
import { Screen } from '../../shared/Screen.tsx';
import { goBack } from '../../shared/visits.ts';
import { formName } from '../../store/files/mistakes.ts';
import { WORDS } from '../../words/words.ts';
import { addLink, linkPlaces, type LinkPlace } from './link-places.ts';

const words = WORDS.pages;

/** The screen that adds a link to a custom page to the menu, the footer or another page. */
export default function LinksScreen() {
  const { workspace, route } = useEditor();
  const texts = useTexts();
  const { path = '' } = route;
  const page = formName(texts, path);
  const leave = () => goBack(routeAddress({ screen: 'pages' }));
  const add = (to: LinkPlace) => {
    addLink(workspace, path, to);
    notices.say(`${page}: ${to.name}`);
    leave();
  };
  const choice = (name: string, help: string, choose: () => void) => (
    <li key={name}>
      <button type="button" className="choice" onClick={choose}>
        <span>{name}</span> <small>{help}</small>
      </button>
    </li>
  );
  return (
    <Screen title={words.where}>
      <h2>
        <bdi>{page}</bdi>
      </h2>
      <p>{words.whereHelp}</p>
      <ul className="rows">
        {linkPlaces(texts, path).map((to) => choice(to.name, to.help, () => add(to)))}
        {choice(words.nowhere, words.nowhereHelp, leave)}
      </ul>
    </Screen>
  );
}
