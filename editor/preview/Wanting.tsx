import type { Beside } from '../files/translation.ts';

const plural = new Intl.PluralRules('en');
const said = (count: number, one: string, other: string) =>
  `${count} ${plural.select(count) === 'one' ? one : other}`;

/** How much of a translation is still to be done; nothing where nothing is. */
export function Wanting({ texts }: { texts: readonly Beside[] }) {
  const count = (what: Beside['wanting']) => texts.filter(({ wanting }) => wanting === what).length;
  const missing = count('missing');
  const absent = count('absent');
  const same = count('same');
  const stale = count('stale');
  if (missing + absent + same + stale === 0) return null;
  return (
    <p className="wanting">
      {[
        missing > 0 &&
          said(missing, 'text is still to be translated.', 'texts are still to be translated.'),
        absent > 0 &&
          said(
            absent,
            'text of the first language is not here: the page is shown without it.',
            'texts of the first language are not here: the page is shown without them.',
          ),
        same > 0 &&
          said(
            same,
            'text says the words of the first language.',
            'texts say the words of the first language.',
          ),
        stale > 0 &&
          said(
            stale,
            'text was translated from other words.',
            'texts were translated from other words.',
          ),
      ]
        .filter(Boolean)
        .join(' ')}{' '}
      The form marks them.
    </p>
  );
}
