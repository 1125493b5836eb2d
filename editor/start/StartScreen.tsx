/** @jsxImportSource react */
import { useWords } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { PAGE } from '../words/page.ts';
import { START } from '../words/start.ts';

/** What people come for. */
export default function StartScreen() {
  const words = useWords(START);
  const { page } = useWords(PAGE);
  return (
    <main className="screen">
      <h1>{words.heading}</h1>
      <a href={addressOf({ screen: 'page', page: 'home' })}>{page}</a>
    </main>
  );
}
