import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MODEL } from '#site/features.ts';
import { customPageWith } from '../../../tests/fixtures/custom-pages.ts';
import { Project } from '../project/project.ts';
import { problemLine } from '../reading/content-error.ts';
import { projectProblems } from './project-problems.ts';

const SITE = {
  files: new Set<string>(),
  reservedSlugs: new Set(['about-us', 'admin', 'share', 'licences']),
};

/** A project with only these pages. */
const project = (files: Record<string, string>) =>
  new Project(
    MODEL,
    Object.entries(files).map(([name, text]) => [`content/en/more/${name}`, text]),
  );

/** The problems of these custom pages, one line each. */
const errorFor = (files: Record<string, string>): string =>
  projectProblems(project(files), SITE)
    .filter(({ file }) => file.startsWith('content/en/more/'))
    .map(problemLine)
    .join('\n');

const OF_SITE = (name: string) => new RegExp(`"/${name}" is an address that the site uses`);
const OF_HOSTS = (name: string) => new RegExp(`"/${name}" is an address that hosts reserve`);
for (const [what, file, expected, text = customPageWith()] of [
  ['a space and capitals', 'Our Teams.yaml', /Our Teams\.yaml: .*letters.*such as our-teams\.yaml/],
  ['another ending', 'our-teams.md', /a name that ends in "\.yaml", such as our-teams\.yaml/],
  ['an ending that a program adds', 'our-teams.yaml.txt', /such as our-teams\.yaml; every/],
  ['the address of one of the four', 'about-us.yaml', OF_SITE('about-us')],
  ['the address of the editor', 'admin.yaml', OF_SITE('admin')],
  ['a folder that a route writes', 'share.yaml', OF_SITE('share')],
  ['a folder of public/', 'licences.yaml', OF_SITE('licences')],
  ['a language', 'en.yaml', OF_SITE('en')],
  ...['index', '404', 'cgi-bin', 'con', 'cdn-cgi'].map(
    (name) => [`the name ${name}`, `${name}.yaml`, OF_HOSTS(name)] as const,
  ),
  ['an empty file', 'our-teams.yaml', /[Tt]his file is empty; copy another page/, '\n'],
  ['no YAML', 'our-teams.yaml', /our-teams\.yaml, line 2, column 1: .*: - y/, 'title: [x\n- y'],
] as const) {
  test(`refuses ${what}`, () => {
    assert.match(errorFor({ [file]: text }), expected);
  });
}

test('refuses a second page of a language that translates the same page', () => {
  const page = customPageWith('Mots.', { translates: '/our-teams' });
  const texts = ['equipe', 'equipes'].map(
    (name) => [`content/fr/more/${name}.yaml`, page] as const,
  );
  const teams = ['content/en/more/our-teams.yaml', customPageWith()] as const;
  assert.match(
    projectProblems(new Project(MODEL, [teams, ...texts]), SITE)
      .map(problemLine)
      .join('\n'),
    /fr\/more\/equipes\.yaml.*content\/fr\/more\/equipe\.yaml translates \/our-teams, too/,
  );
});
