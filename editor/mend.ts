import { THIS_COMPUTER } from './backend.ts';

/** A place in the code of the CMS, and what stands there in ours. */
interface Mend {
  find: RegExp | string;
  put: string;
}

/**
 * Copies of what was typed and not saved are kept in the browser; but choosing a folder, after the service that the page
 * starts with, makes the CMS forget where, and nothing is kept until the page is loaded again.
 */
const KEEP_COPIES: Mend = {
  find: /if\((\w+)&&!([\w$]+)\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\2=new [\w$]+\(\w+,`draft-backups`)/,
  put: 'if($1)$3',
};

/** What reads a file is told where it lies: of the pages of the team's own there are many of one kind. */
const TELL_PATH: Mend = {
  find: /(text:(\w+)=``,path:(\w+),folder:\{[^]{0,600}?\?\.parser;if\((\w+)\)return \4\()\2\)/,
  put: '$1$2,$3)',
};

/** A copy is written half a second after the last letter: a tab that is closed sooner takes its last words along. */
const KEEP_COPIES_SOON: Mend = {
  find: /(globalThis\.clearTimeout\(([\w$]+)\),(\w)&&[\w$]+&&\(\2=globalThis\.setTimeout\(\(\)=>\{[\w$]+\(\3\)\},)500\)/,
  put: '$1100)',
};

/** The CMS puts an empty list beside the lines of a list as soon as they are shown: no change by whoever edits. */
const UNTOUCHED_LINES: Mend = {
  find: /(\.test\((\w)\)&&(\w)\[\2\]!==void 0)(?=,)/,
  put: '$1&&!(Array.isArray($3[$2])&&!$3[$2].length)',
};

/** With a translation its record is saved: the editor may add files to those that are. */
const ALSO_SAVE: Mend = {
  find: /(\.push\(\w+\)\}\)\)),(\{savingEntry:[\w$]+,savingAssets:[\w$]+,changes:([\w$]+)\}\})/,
  put: '$1,await alsoSave($3),$2',
};

/** People with low vision magnify the page with two fingers. */
const MAGNIFY: Mend = { find: ',`maximum-scale=1`', put: '' };

/** For a folder on this computer nobody signs in: no token is asked for. */
const NO_TOKEN: Mend = {
  find: /(R\(\w+\))\.auth_methods\?\.includes\(`token`\)===!1/,
  put: `($&||$1.repo===\`${THIS_COMPUTER}\`)`,
};

/** Sentences of the CMS for people who know what a repository is, and the same for everybody. */
const WORDS: [name: string, was: string, says: string][] = [
  ['collections', 'Collections', 'Content'],
  ['create', 'New', 'Add a page'],
  ['create_new_entry', 'Create New Entry', 'Add a page'],
  [
    'no_entries_created',
    'This collection has no entries yet.',
    'There is no page of your own yet.',
  ],
  ['slug', 'Slug', 'Address'],
  ['edit_slug', 'Edit Slug', 'Change the address'],
  ['empty', 'The slug cannot be empty.', 'The address cannot be empty.'],
  [
    'invalid',
    'The slug cannot contain special characters, including slashes and spaces.',
    'Expected small letters a to z, digits and hyphens between them.',
  ],
  ['duplicate', 'This slug is used for another entry.', 'Another page has this address.'],
  ['assets', 'Assets', 'Pictures'],
  ['asset_library', 'Asset Library', 'Pictures'],
  ['work_with_local_repo', 'Work with Local Repository', 'Open the project’s folder'],
  [
    'work_with_local_repo_description',
    'Once prompted, select the root directory of the “{$repo}” repository.',
    'The browser asks for a folder: choose the one in which the project lies; it holds a folder named “content”.',
  ],
  [
    'not_project_root',
    'The selected folder is not a repository root directory. Please try again.',
    'That is not the project’s folder, which holds a folder named “content” and a hidden one named “.git”. Please choose again.',
  ],
  [
    'picker_dismissed',
    'A repository root directory could not be selected. Please try again.',
    'No folder was chosen. Please try again.',
  ],
  [
    'unsupported_browser',
    'Local Workflow is not supported in your browser. Please use Chrome or Edge instead.',
    'This browser cannot open a folder. Please use Chrome, Edge or another browser made from Chromium.',
  ],
  ['title', 'Error', 'Not saved'],
  [
    'description',
    'There was an error while saving the entry. Please try again later.',
    'What you typed is still in the form.',
  ],
  [
    'overwrite_warning',
    'If you save now, their changes will be lost.',
    'If you save now, both changes are kept; where both are in the same line you are asked once more. After a save that got no answer the change may be your own.',
  ],
];

/** What is said of files that cannot be read, one or several: who edits has no console. */
const UNREADABLE: Mend = {
  find: /entry_parse_errors:`[^`]*`/,
  put: 'entry_parse_errors:`A file could not be read, perhaps because it was changed by hand. The list beside a page says which; npm run build says where.`',
};

const MENDS: Mend[] = [
  UNREADABLE,
  KEEP_COPIES,
  KEEP_COPIES_SOON,
  NO_TOKEN,
  MAGNIFY,
  UNTOUCHED_LINES,
  TELL_PATH,
  ALSO_SAVE,
  ...WORDS.map(([name, was, says]) => ({ find: `${name}:\`${was}\``, put: `${name}:\`${says}\`` })),
];

/**
 * The code of the CMS with what is mended in it.
 * @throws Error for a place that a new version has no longer: whoever takes that version decides what becomes of it
 */
export function mended(code: string): string {
  return MENDS.reduce((text, { find, put }) => {
    const after = text.replace(find, put);
    if (after === text)
      throw new Error(`The editor's code has no longer what is mended: ${String(find)}`);
    return after;
  }, code);
}
