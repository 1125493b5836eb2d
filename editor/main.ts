/**
 * Starts the editor: Sveltia CMS, with forms made from the schemas of content/.
 *
 * - `config.ts`, `form/`, `choices/`: the forms, and the inputs in which something is chosen.
 * - `files/`: the content as `EditorProject` knows it. It reads a text into the values of a form,
 *   writes values back into the lines that change, merges, and asks the checks of the build.
 * - `saving.ts`, `online/`, `history/`: saves, whether they are online, and earlier versions.
 * - `preview/`, `photographs/`: the page beside the form, by the views of the site.
 * - `browser/`, `missing/`: what stands in the form besides, and what the browser stores.
 * - `build.ts`, `bundle.ts`, `cms-plugin.ts`, `patches.ts`, `page.ts`: run by the build; the patches
 *   change the CMS where it has no setting, and call the functions at the end of this file.
 */
import './no-eval.ts';
// The style of the site, for the pages in the preview; sections bring their own.
import '../src/site/styles/layers.css';
import '../src/site/styles/reset.css';
import '../src/site/styles/tokens.css';
import '../src/site/styles/fonts.css';
import '../src/site/styles/base.css';
import './preview/unfinished.css';
import CMS from '@sveltia/cms';
import type { EditingService } from './schema.ts';
import { connectionOf } from './backend.ts';
import { showOriginals } from './browser/original-texts.ts';
import { askBeforeLeaving } from './browser/leaving.ts';
import { takePastes } from './browser/paste.ts';
import { createStores } from './browser/stores.ts';
import { registerChoices } from './choices/register.ts';
import { LOCALE, openField, openForm } from './browser/open-field.ts';
import { writeAtomically } from './browser/atomic-writes.ts';
import {
  editorConfig,
  filesOf,
  FORMATS,
  formAddress,
  listedFolder,
  openPath,
  OWN_PAGES,
} from './config.ts';
import type { FieldPlace } from './files/mistakes.ts';
import { pathOf, placeOf } from './files/model.ts';
import { ownFolder } from '../src/core/project/file-place.ts';
import { prepareFile } from './files/prepare-file.ts';
import { EditorProject, pathIn, type Values } from './files/editor-project.ts';
import { beginningWith, originalTexts } from './files/translation.ts';
import { flatValues } from './form/values.ts';
import { offerDeletedPages } from './history/deleted-pages.ts';
import { localHistory } from './history/local-history.ts';
import { serviceHistory, type Ask } from './history/service-history.ts';
import { OnlineStatus } from './online/online-status.ts';
import { nameIn, type EditedLanguage } from './languages.ts';
import { showMissing, startMissing } from './missing/panel.ts';
import { showPairs } from './browser/related-fields.ts';
import { pairsIn } from './sheet/pairs.ts';
import { FocusChooser } from './photographs/FocusChooser.tsx';
import { SeveralPictures } from './photographs/SeveralPictures.tsx';
import { pageIds } from './preview/page-ids.ts';
import { previewPage } from './preview/PreviewPage.tsx';
import { handleSaves } from './saving.ts';

/** First parts of the addresses that the site itself has; put here by the build. */
declare const TAKEN_ADDRESSES: string[];
/** Paths of the files that the site has beside its pages; put here by the build. */
declare const SITE_FILES: string[];
/** Names of the pictures that the site was shipped with; put here by the build. */
declare const SAMPLE_PICTURES: string[];
/** Every language of content/, the first published one first; put here by the build. */
declare const LANGUAGES: EditedLanguage[];

const [{ code: first } = { code: 'en' }] = LANGUAGES;
const project = new EditorProject({
  files: new Set(SITE_FILES),
  taken: new Set(TAKEN_ADDRESSES),
  idsOf: pageIds,
});
const { texts } = project;
const samples = new Set(SAMPLE_PICTURES);
writeAtomically();
askBeforeLeaving();
// The CMS animates going from a list to a form for everybody, but not where the browser cannot.
if (matchMedia('(prefers-reduced-motion: reduce)').matches)
  Object.assign(document, { startViewTransition: undefined });

/** The setting as the page holds it; the editor of a folder on this computer has none. */
const setting = document.getElementById('editing')?.textContent;
const editing = setting ? (JSON.parse(setting) as EditingService) : undefined;
const { backend } = connectionOf(editing);
const database = `${backend.name}:${backend.repo}`;
const onlineStatus = new OnlineStatus(editing, (path) => texts.get(path));

/**
 * Lists what is missing with the words of a form as somebody types them; as it is saved once the
 * form is closed.
 */
const missing = (path?: string, values?: Values) =>
  showMissing(() => project.missing(samples, path, values));

/** The path of the file whose form is open. */
const openNow = () => openPath(location.hash, LANGUAGES);

/** Leads to a field, of another form too. */
function goTo({ path, keyPath }: FieldPlace): void {
  if (path === openNow()) openField(keyPath);
  else void openForm(formAddress(path, first), keyPath);
}

/** The parameter of a new page's address that names the file of the page with which it begins. */
const BEGIN = '_begin';

/**
 * Opens a new page of a language that begins with another one, under the same address until
 * somebody changes it.
 */
function begin(code: string, path: string): void {
  const [slug = ''] = /[^/]*(?=\.yaml$)/.exec(path) ?? [];
  const parameters = new URLSearchParams({ [BEGIN]: path, _slug: slug });
  void openForm(`${formAddress(`${ownFolder(code)}/`, first)}?${parameters.toString()}`);
}

/** Deleted pages that are brought back, by their paths. */
const deletedPages = new Map<string, { values: Values; text: string }>();

/** What a new page begins with. @param path of the page that its address names */
const begun = (path = '') =>
  texts.has(path) ? beginningWith(texts, path) : deletedPages.get(path);

/** The values of a new page as the CMS keeps them. */
const beginWith = (parameters: Record<string, string> = {}): Record<string, unknown> =>
  flatValues(begun(parameters[BEGIN])?.values ?? {});

/** Puts values into the form that was opened last. */
let fillOpened: (values: Record<string, Record<string, unknown>>) => void = () => undefined;

/** As the CMS asks its service; it is there once the CMS is. */
const ask: Ask = (...asked) => (globalThis as unknown as { askService: Ask }).askService(...asked);

const pastVersions = editing ? serviceHistory(editing, ask) : localHistory;

const actions = {
  goTo,
  begin,
  missing,
  history: pastVersions,
  fill: (values: Values) => fillOpened({ [LOCALE]: flatValues(values) }),
};

for (const { code } of LANGUAGES) {
  const show = (name: string, path: string) =>
    CMS.registerPreviewTemplate(nameIn(name, code, first), previewPage(path, project, actions));
  for (const name of filesOf(code, first)) show(name, pathOf(name, code));
  show(OWN_PAGES, `${ownFolder(code)}/`);
}
// A patch of the CMS tells the path of a file that is read; its values hold it from then on.
for (const ending of ['yaml', 'md'] as const)
  CMS.registerCustomFormat(FORMATS[ending], ending, {
    fromFile: (text: string, path = '') => project.read(path, text),
    toFile: (values: Values) => project.write(pathIn(values), values),
  });
CMS.registerCustomFormat(FORMATS.json, 'json', {
  fromFile: (text: string, path = '') => {
    project.readRecord(path, text);
    return {};
  },
});
registerChoices(texts, () => openNow() ?? '');
CMS.registerFieldType('focus', FocusChooser);
CMS.registerFieldType('several', SeveralPictures);
CMS.registerPreviewStyle('/admin/preview.css');

/** Takes how values are put into the form that opens. */
const formOpened = (fill: typeof fillOpened) => (fillOpened = fill);

// The patches of the CMS call these.
const saves = handleSaves({
  ...{ project, editing, database, onlineStatus, takenAddresses: TAKEN_ADDRESSES },
});
Object.assign(globalThis, { ...saves, beginWith, formOpened, prepareFile });

takePastes();

showOriginals((hash) => {
  const path = openPath(hash, LANGUAGES);
  if (path === undefined) return undefined;
  const from = new URLSearchParams(hash.replace(/^[^?]*/, '')).get(BEGIN) ?? '';
  const originals = originalTexts(texts, path, begun(from)?.text);
  return { path, code: placeOf(path).code, first, texts: originals };
});
startMissing(() => project.missing(samples), goTo, openNow);
project.whenRead = () => showMissing();
showPairs(() => pairsIn(texts, openNow() ?? ''), goTo);
offerDeletedPages(
  () => listedFolder(location.hash, LANGUAGES),
  (folder) => pastVersions.deleted(folder, (path) => texts.has(path)),
  async ({ path, id }) => {
    const text = await pastVersions.text(path, id);
    deletedPages.set(path, { text, values: project.earlier(path, text) });
    begin(placeOf(path).code, path);
  },
);

// Where a browser refuses to keep anything the editor works all the same.
await createStores(database).catch(() => undefined);
await CMS.init({ config: editorConfig(backend, 'Editor', LANGUAGES) });
document.getElementById('loading')?.remove();
