import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parse, stringify } from 'yaml';
import { projectProblems } from '#content/checks';
import { filesUnder, readProject, readSite } from '#content/disk';
import { Project } from '#content/project';
import { problemLine } from '#content/reading/content-error.ts';
import { isOutdated } from '#content/translations';
import { FEATURES, MODEL } from '#site/features.ts';
import { folderWith } from '../../tests/support/folder-with.ts';
import { exampleTexts } from '../../tests/support/sites.ts';
import { EXAMPLE_LANGUAGES, writeExampleContent } from './example.ts';

/** Front pages of services that content/ links to. */
const SERVICES = /^www\.(facebook|instagram|youtube)\.com$|^telegram\.org$/;

const SITE = readSite(new URL('../../', import.meta.url), FEATURES);

const example = new Project(MODEL, Object.entries(exampleTexts()));

const CONTENT = new URL('../../example/content/', import.meta.url);

/** The example's facts and words, without comments. */
const texts = () =>
  filesUnder(CONTENT)
    .filter((path) => path.endsWith('.yaml'))
    .map((path) => stringify(parse(readFileSync(new URL(path, CONTENT), 'utf8'))));

test('the example can be built in two years, too, and its translations are of its own words', ({
  mock,
}) => {
  mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * 366 * 86_400_000 });
  const later = folderWith();
  writeExampleContent(later);
  const project = readProject(MODEL, later);
  assert.deepEqual(projectProblems(project, SITE).map(problemLine), []);
  const own = filesUnder(CONTENT).map((path) => project.fileOrEmpty(`content/${path}`));
  assert.deepEqual(
    own.filter((file) => isOutdated(project, file)).map(({ path }) => path),
    [],
  );
});

test('the example has every language, and uses every route', () => {
  assert.deepEqual(example.publishedLanguages(), EXAMPLE_LANGUAGES);
  const isUsed = ({ routes = [] }: (typeof FEATURES)[number]) =>
    routes.every((route) => route.isUsed(example));
  assert.deepEqual(
    FEATURES.filter((feature) => !isUsed(feature)).map(({ name }) => name),
    [],
  );
});

test('no link of the example leads to anybody', () => {
  const hosts = texts().flatMap((text) =>
    [...text.matchAll(/(?:https?:\/\/|@)([\w.-]+)/g)].map(([, host = '']) => host),
  );
  assert.ok(hosts.includes('example.org'));
  assert.deepEqual(
    hosts.filter((host) => !/^example\.(org|alt)$/.test(host) && !SERVICES.test(host)),
    [],
  );
});
