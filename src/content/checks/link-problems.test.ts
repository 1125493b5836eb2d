import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { FEATURES, MODEL } from '#site/features.ts';
import { EN, faqsWith, FR, customPageWith } from '../../../tests/fixtures/custom-pages.ts';
import { fields } from '../../../tests/support/fields.ts';
import { folderWith } from '../../../tests/support/folder-with.ts';
import { ROOT } from '../../../tests/support/root.ts';
import { readProject } from '../disk/read-project.ts';
import { readSite } from '../disk/read-site.ts';
import { problemLine } from '../reading/content-error.ts';
import { linkProblems } from './link-problems.ts';

/** A project folder with these files, published in English and French. */
const folder = (files: Record<string, string>) =>
  folderWith({
    'content/en/site.yaml': '',
    'content/fr/site.yaml': '',
    'content/ar/site.yaml': '',
    'content/organisation.yaml': 'languages: [en, fr]\n',
    'src/pages/[...language]/share/x': '',
    'src/pages/robots.txt.ts': '',
    'public/licences/x.txt': '',
    ...files,
  });

/** The error that a build reports for the links in these files. */
function linkErrorFor(files: Record<string, string>): string {
  const root = folder(files);
  return linkProblems(readProject(MODEL, root), readSite(root, FEATURES).files)
    .map(problemLine)
    .join('\n');
}

/** Links that lead nowhere, in files of a project, and what is said of them. */
const BROKEN_LINKS = [
  [
    'a link in a text to no page',
    { [`${EN}/our-teams.yaml`]: customPageWith('One.\n\nTwo [x](/contact).') },
    /line 10: field "blocks › 1 › text": "\/contact" is not a page of this site\. Link to another page, or remove the link\./,
  ],
  [
    'a link in a text after blank lines',
    { [`${EN}/our-teams.yaml`]: customPageWith('\n\nOne.\n\nTwo [x](/contact).') },
    /line 12: field "blocks › 1 › text"/,
  ],
  [
    'a link to a draft',
    {
      [`${EN}/our-teams.yaml`]: customPageWith('[x](/later#now)'),
      [`${EN}/later.yaml`]: customPageWith('x', { publish: false }),
    },
    /"\/later" is still a draft\. Show it to visitors, or link to another page\. See content\/en\/more\/later\.yaml/,
  ],
  [
    'a link to a file that is not there',
    { 'content/en/faqs.yaml': faqsWith('[x](/report.pdf)') },
    /There is no file "\/report\.pdf" on this site\. Link to a page, or ask/,
  ],
  [
    'a link to a page that another language alone has',
    { [`${EN}/one.yaml`]: customPageWith('[x](/deux)'), [`${FR}/deux.yaml`]: customPageWith() },
    /"\/deux" is not a page of this site/,
  ],
  [
    'a link to a page that the language of the address does not have',
    { [`${EN}/one.yaml`]: customPageWith('[x](/fr/one)') },
    /"\/fr\/one" is not a page of this site/,
  ],
  [
    'such a link in a text of that language',
    { [`${EN}/one.yaml`]: customPageWith(), [`${FR}/deux.yaml`]: customPageWith('[x](/fr/one)') },
    /"\/fr\/one" is not a page of this site/,
  ],
  [
    'such a link in the footer',
    {
      [`${EN}/one.yaml`]: customPageWith(),
      'content/organisation.yaml': fields({
        languages: ['en', 'fr'],
        footerLinks: { faqs: '/fr/one' },
      }).setIn(readFileSync(join(ROOT, 'content/organisation.yaml'), 'utf8')),
    },
    /"\/fr\/one" is not a page of this site/,
  ],
  [
    'a link to a file in the folder of a language',
    { [`${FR}/deux.yaml`]: customPageWith('[x](/fr/robots.txt)') },
    /There is no file "\/fr\/robots\.txt" on this site/,
  ],
] as const;

for (const [what, files, expected] of BROKEN_LINKS) {
  test(`refuses ${what}`, () => {
    assert.match(linkErrorFor(files), expected);
  });
}

test('says nothing of a link to a page that has a mistake of its own', () => {
  const mistaken = customPageWith('x').replace('heading: A page\n', '');
  const files = { [`${EN}/a.yaml`]: customPageWith('[x](/b)'), [`${EN}/b.yaml`]: mistaken };
  assert.equal(linkErrorFor(files), '');
});

test('accepts links to pages, their parts and files, and any link in a draft', () => {
  const text =
    '[a](/contact-us#faqs) [b](/our-teams?x) [c](/licences/x.txt) [d](https://own-address.africa) [e](/robots.txt) [f](/fr/deux) [g](/fr)';
  const files = {
    [`${EN}/our-teams.yaml`]: customPageWith(text),
    [`${EN}/draft.yaml`]: customPageWith('[x](/to-come)', { publish: false }),
    [`${FR}/deux.yaml`]: customPageWith('[b](/our-teams)'),
  };
  assert.equal(linkErrorFor(files), '');
});
