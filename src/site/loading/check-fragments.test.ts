import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProject } from '#content/disk';
import { problemLine, problemsOf } from '#content/reading/content-error.ts';
import { customPageWith, EN, faqsWith, FR } from '../../../tests/fixtures/custom-pages.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { MODEL } from '../features.ts';
import { checkFragments } from './check-fragments.ts';

const built = (...ids: string[]) => ids.map((id) => `<p id="${id}"></p>`).join('');

test('checks a link to a part against the built page in the language of the link', async () => {
  const root = folderWith({
    'content/organisation.yaml': 'languages: [en, fr]\n',
    'content/en/faqs.yaml': faqsWith(
      `[a](#mine) [b](/our-teams#board) [c](/our-teams?x#none) [d](#${'ẹ̀kọ́'.normalize('NFD')})`,
    ),
    'content/fr/faqs.yaml': faqsWith(
      '[a](#mine) [b](/our-teams#conseil) [c](/our-teams#board) [d](/only-english#part)',
    ),
    'content/ar/faqs.yaml': faqsWith('[a](#nowhere)'),
    [`${EN}/our-teams.yaml`]: customPageWith(),
    [`${FR}/our-teams.yaml`]: customPageWith(),
    [`${EN}/only-english.yaml`]: customPageWith('[x](#part)'),
    'dist/contact-us.html': built('mine', 'ẹ̀kọ́'.normalize('NFC')),
    'dist/fr/contact-us.html': built('menu', 'le-mien'),
    'dist/our-teams.html': built('board'),
    'dist/fr/our-teams.html': built('conseil'),
    'dist/only-english.html': built('part'),
  });
  const project = readProject(MODEL, root);
  const problems = await problemsOf(() => checkFragments(new URL('dist/', root), project));
  assert.deepEqual(problems.map(problemLine), [
    'content/en/faqs.yaml, line 5: field "questions › 1 › answer": "#none" is not a part of /our-teams. Write one of #board, or nothing after the path.',
    'content/fr/faqs.yaml, line 5: field "questions › 1 › answer": "#mine" is not a part of /fr/contact-us. Write one of #le-mien, or nothing after the path.',
    'content/fr/faqs.yaml, line 5: field "questions › 1 › answer": "#board" is not a part of /fr/our-teams. Write one of #conseil, or nothing after the path.',
  ]);
});
