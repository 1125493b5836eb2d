import { z } from 'zod';
import { country } from '../fields/country.ts';
import { day } from '../fields/day.ts';
import { refineWith, refuseRepeats } from '../fields/refinements.ts';
import { text } from '../fields/texts.ts';

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/** A sentence if a language code is invalid (BCP 47); undefined if it is fine. */
export function languageCodeProblem(code: string): string | undefined {
  try {
    const [canonical] = Intl.getCanonicalLocales(code);
    if (canonical !== code) return `Write "${canonical}", as the code of this language is written`;
    if (names.of(new Intl.Locale(code).language)) return undefined;
  } catch {
    // `Intl` throws for a malformed code.
  }
  return 'Write the code of a language, such as fr or sw; no language has this code';
}

/** The published languages, in the order in which visitors see them. */
export const languages = z
  .array(z.string().superRefine(refineWith(languageCodeProblem)).meta({ kind: 'language' }))
  .min(1, 'Choose at least one language')
  .superRefine(
    refuseRepeats(
      (code) => code,
      () => 'Remove this language: it is in the list above already',
    ),
  )
  .default(['en'])
  .meta({
    description:
      'The languages in which the site is published. The first is at /, the others below their code, such as /fr/about-us.',
    inFile: 'Each is the name of a folder of content/.',
  });

/** content/<language>/language.yaml: the language itself. Its code is the name of its folder. */
export const language = z.strictObject({
  ownName: text(
    'The name of the language as its speakers write it, such as English or Français.',
    30,
  ).meta({ title: 'Name in the language itself' }),
  region: country(
    'The country whose way of writing dates and numbers is used. It also chooses the voice that reads pages aloud. If empty, the country with most speakers.',
  )
    .meta({ title: 'Country' })
    .optional(),
  nativeReview: day('The day on which a native speaker last read all words in this language.')
    .meta({ title: 'Last read by a native speaker' })
    .optional(),
});
