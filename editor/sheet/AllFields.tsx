import { addressOf } from '../app/place.ts';
import { useEditor } from '../app/Editor.tsx';
import { WORDS } from '../words/words.ts';

const words = WORDS.sheet;

/** The way to the list of all fields of a file, also of those that nobody sees on the page. */
export function AllFields({ path }: { path: string }) {
  const { place } = useEditor();
  const address = addressOf({ ...place, screen: 'page', path, keys: [], isSheet: true });
  return <a href={address}>{words.allFields}</a>;
}
