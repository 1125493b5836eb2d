import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stringify } from 'yaml';
import { writeExampleContent } from '../../tools/copies/example.ts';
import { FieldChanges } from '../../tools/copies/field-changes.ts';
import { otherWords, withEachText } from '../support/other-words.ts';

const FACTS = 'content/organisation.yaml';
/** Different from the shipped one; nobody can register it (RFC 9476). */
const ADDRESS = 'https://musicians.alt';

/** Content that a team could have instead of the shipped one. */
interface OtherContent {
  name: string;
  /** Whether the browser's tests run with it, too. */
  isInBrowser?: true;
  /** Writes it into a copy of the project. */
  write: (folder: string) => void;
}

/** Changes the text of a file in a copy. */
function change(folder: string, path: string, to: (text: string) => string): void {
  const file = join(folder, path);
  writeFileSync(file, to(readFileSync(file, 'utf8')));
}

const setFields = (folder: string, path: string, values: object) =>
  change(folder, path, (text) => new FieldChanges(values).setIn(text));

/** Publishes a draft, each of its blanks filled in. */
const publishDraft = (folder: string, path: string) =>
  change(folder, path, (text) =>
    text.replaceAll(/\[\[.*?\]\]/g, 'Amina Example').replace('publish: false', 'publish: true'),
  );

const customPage = (heading: string, more: object) =>
  stringify({
    publish: true,
    title: `${heading} – {organisation}`,
    description:
      'What we do in the coming months, with days and places, and how to take part in it.',
    heading,
    ...more,
  });

/** What a team changes in its first week. */
function writeFirstWeek(folder: string): void {
  setFields(folder, FACTS, {
    siteAddress: ADDRESS,
    supportEmail: 'team@musicians.alt',
    founder: { name: 'Amina Example' },
  });
  for (const page of ['our-teams', 'our-partners'])
    publishDraft(folder, `content/en/more/${page}.yaml`);
  setFields(folder, 'content/en/pages/home.yaml', { hero: { headline: ['Music', 'and more'] } });
  change(folder, 'content/en/faqs.yaml', () =>
    stringify({
      heading: 'Questions',
      questions: ['Who may join?', 'What does it cost?', 'Where do you meet?', 'Who teaches?'].map(
        (question, index) => ({ id: `question-${index}`, question, answer: `Answer ${index}.` }),
      ),
    }),
  );
  setFields(folder, 'content/en/dates.yaml', {
    dates: [
      { id: 'first', title: 'First workshop', start: '2031-03-12 18:00', zone: 'Africa/Lagos' },
    ],
  });
  const files = {
    workshops: customPage('Workshops', { blocks: [{ block: 'dates', heading: 'Next' }] }),
    'we-have-begun': customPage('We have begun', {
      date: '2031-01-02',
      blocks: [{ block: 'text', text: 'The first evening was full.' }],
    }),
  };
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, `content/en/more/${name}.yaml`), text);
}

function rewordAll(folder: string, code: string): void {
  for (const file of globSync(`content/${code}/**/*.yaml`, { cwd: folder })) {
    const path = file.replaceAll('\\', '/');
    change(folder, path, (text) => withEachText(path, text, otherWords));
  }
}

/** Two languages fewer and one more, with other words in every text. */
function writeOwnWords(folder: string): void {
  for (const code of ['fr', 'ar']) {
    rmSync(join(folder, 'content', code), { recursive: true });
    rmSync(join(folder, `content/translations/${code}.json`));
  }
  rewordAll(folder, 'en');
  cpSync(join(folder, 'content/en'), join(folder, 'content/lg'), { recursive: true });
  rewordAll(folder, 'lg');
  setFields(folder, 'content/lg/language.yaml', { ownName: 'Luganda', region: 'UG' });
  setFields(folder, 'content/en/language.yaml', { ownName: 'English' });
  setFields(folder, FACTS, { languages: ['en', 'lg'], siteAddress: ADDRESS });
}

export const CONTENTS: readonly OtherContent[] = [
  { name: 'first-week', isInBrowser: true, write: writeFirstWeek },
  { name: 'own-words', write: writeOwnWords },
  {
    name: 'example',
    write: (folder) => {
      const written = pathToFileURL(`${folder}/.cache/content/`);
      writeExampleContent(written);
      rmSync(join(folder, 'content'), { recursive: true });
      renameSync(join(folder, '.cache/content/content'), join(folder, 'content'));
      setFields(folder, FACTS, { siteAddress: ADDRESS });
    },
  },
];
