import { useTexts } from '../app/Editor.tsx';
import { addressOf, keysOf } from '../app/place.ts';
import { wayTo } from '../app/way-to.ts';
import { sentenceOf, type Mistake } from '../files/mistakes.ts';
import type { OpenProject } from '../project/open-project.ts';

/** What the build would refuse with some changes, and does not refuse without them. */
export async function causedBy(
  project: OpenProject,
  changes: Parameters<OpenProject['mistakes']>[0],
): Promise<readonly Mistake[]> {
  const [before, after] = await Promise.all([project.mistakes(), project.mistakes(changes)]);
  const known = new Set(before.mistakes.map((one) => sentenceOf(one, '')));
  return after.mistakes.filter((one) => !known.has(sentenceOf(one, '')));
}

interface CausedProps {
  mistakes: readonly Mistake[];
  /** What is said of each. */
  say: (mistake: Mistake) => string;
}

/** What must be changed first, each with the way there. */
export function Caused({ mistakes, say }: CausedProps) {
  const texts = useTexts();
  return (
    <ul className="rows">
      {mistakes.map((one) => (
        <li key={sentenceOf(one, '')}>
          <a className="choice" href={addressOf(wayTo(texts, one.path, keysOf(one.keyPath)))}>
            {say(one)}
          </a>
        </li>
      ))}
    </ul>
  );
}
