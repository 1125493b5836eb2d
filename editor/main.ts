import './no-eval.ts';
import './page-style.ts';
import CMS from '@sveltia/cms';
import type { EditingService } from '../src/content/schemas/editing.ts';
import { recordPath } from '../src/content/languages/record.ts';
import { connectionOf } from './backend.ts';
import { showOriginals } from './browser/original-texts.ts';
import { textInFolder } from './browser/folder.ts';
import { askBeforeLeaving, setUnsaved } from './browser/leaving.ts';
import { showNotice } from './browser/notice.ts';
import { takePastes } from './browser/paste.ts';
import { createStores, storedValue } from './browser/stores.ts';
import { registerChoices } from './choices/register.ts';
import { LOCALE, leadToField, leadToForm } from './browser/way.ts';
import { writeAtomically } from './browser/atomic-writes.ts';
import {
  editorConfig,
  filesOf,
  FORMATS,
  formAddress,
  listedFolder,
  openPath,
  OWN,
} from './config.ts';
import { refuseAddress } from './files/own-page.ts';
import type { FieldPlace } from './files/mistakes.ts';
import { ownFolder, pathOf, placeOf } from './files/place.ts';
import { pathIn, Project, type Values } from './files/project.ts';
import { beginningWith, recordAfterSave, originalTexts } from './files/translation.ts';
import { Refusal } from './files/refusal.ts';
import { flatValues, valuesOf } from './form/values.ts';
import { offerDeletedPages } from './history/deleted-pages.ts';
import { computerHistory, storeText } from './history/computer.ts';
import { serviceHistory, type Ask } from './history/service.ts';
import { Watch, type Saved } from './online/watch.ts';
import { nameIn, type EditedLanguage } from './languages.ts';
import { showMissing, startMissing } from './missing/panel.ts';
import { pairsIn, showPairs } from './browser/related-fields.ts';
import { FocusChooser } from './photographs/FocusChooser.tsx';
import { SeveralPictures } from './photographs/SeveralPictures.tsx';
import { preparePicture } from './photographs/prepare-picture.ts';
import { pageIds } from './preview/page-ids.ts';
import { truePage } from './preview/TruePage.tsx';

/** First parts of the addresses that the site itself has; put here by the build. */
declare const TAKEN_ADDRESSES: string[];
/** Paths of the files that the site has beside its pages; put here by the build. */
declare const SITE_FILES: string[];
/** Names of the pictures that the site was shipped with; put here by the build. */
declare const SAMPLE_PICTURES: string[];
/** Every language of content/, the first published one first; put here by the build. */
declare const LANGUAGES: EditedLanguage[];

const [{ code: first } = { code: 'en' }] = LANGUAGES;
const project = new Project(first, { files: new Set(SITE_FILES), idsOf: pageIds });
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
const watch = new Watch(editing, (path) => texts.get(path));

/**
 * Lists what is missing with the words of a form as somebody types them; as it is saved once the
 * form is closed.
 */
const missing = (path?: string, values?: Values) =>
  showMissing(() => project.missing(samples, path, values));

/** The path of the file whose form is open. */
const openNow = () => openPath(location.hash, LANGUAGES);

/** Leads to a field, of another form too. */
function lead({ path, keyPath }: FieldPlace): void {
  if (path === openNow()) leadToField(keyPath);
  else void leadToForm(formAddress(path, first), keyPath);
}

/** The parameter of a new page's address that names the file of the page with which it begins. */
const BEGIN = '_begin';

/**
 * Opens a new page of a language that begins with another one, under the same address until
 * somebody changes it.
 */
const beginIn =
  (code: string) =>
  ({ path }: Pick<FieldPlace, 'path'>) => {
    const [slug = ''] = /[^/]*(?=\.yaml$)/.exec(path) ?? [];
    const parameters = new URLSearchParams({ [BEGIN]: path, _slug: slug });
    void leadToForm(`${formAddress(`${ownFolder(code)}/`, first)}?${parameters.toString()}`);
  };

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

const pastVersions = editing ? serviceHistory(editing, ask) : computerHistory;

const ways = {
  lead,
  missing,
  history: pastVersions,
  fill: (values: Values) => fillOpened({ [LOCALE]: flatValues(values) }),
};

for (const { code } of LANGUAGES) {
  const show = (name: string, path: string) => {
    const page = truePage(path, project, { ...ways, begin: beginIn(code) });
    CMS.registerPreviewTemplate(nameIn(name, code, first), page);
  };
  for (const name of filesOf(code, first)) show(name, pathOf(name, code));
  show(OWN, `${ownFolder(code)}/`);
}
// A patch of the CMS tells the path of a file that is read; its values hold it from then on.
for (const ending of ['yaml', 'md'] as const)
  CMS.registerCustomFormat(FORMATS[ending], ending, {
    fromFile: (text: string, path = '') => project.read(path, text),
    toFile: (values: Values) => project.write(pathIn(values), values),
  });
CMS.registerCustomFormat(FORMATS.json, 'json', {
  fromFile: (text: string, path = '') => {
    project.readRecord(path.replace(/^.*\/|\.json$/g, ''), text);
    return {};
  },
});
registerChoices(texts, () => openNow() ?? '');
CMS.registerFieldType('focus', FocusChooser);
CMS.registerFieldType('several', SeveralPictures);
CMS.registerPreviewStyle('/admin/preview.css');

const GONE = 'The file is not in the folder any more, or cannot be read. Was the folder moved?';

/** The texts that files of this computer have until they are saved, by their paths. */
const replaced = new Map<string, string>();

/**
 * The text of a file as it is now, where that can be known: online the CMS itself looks before it
 * saves.
 */
const textNow = (path: string) =>
  editing ? Promise.resolve(undefined) : textInFolder(path).catch(() => undefined);

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const path = entry.get('path');
    const isNew = entry.get('newRecord');
    const now = await textNow(path);
    if (!editing && !isNew && now === undefined) throw new Refusal([GONE]);
    if (isNew && placeOf(path).name === 'own') {
      refuseAddress(entry.get('slug'), TAKEN_ADDRESSES);
      if (now !== undefined) throw new Refusal([`There is a page in ${path} already.`]);
      project.forget([path]);
    }
    if (now !== undefined) replaced.set(path, now);
    const values = project.merged(path, valuesOf(entry), now);
    await project.refuseBroken(path, values);
    return entry.set('data', values as never);
  },
});

const LOST_COMMENTS =
  'Saved. Parts of the file had to be written anew, and these remarks for whoever opens the file itself are no longer in it:';

/** The record of a translation that is being saved, by its language. */
const renewing = new Map<string, string>();

CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    const lostComments = project.saved(entry.get('path'), valuesOf(entry));
    if (lostComments.length > 0) showNotice(LOST_COMMENTS, lostComments);
    for (const [code, text] of renewing) project.readRecord(code, text);
    renewing.clear();
    setUnsaved(false);
  },
});

/** A file that is saved, as the CMS hands it to a folder or a service. */
interface Change {
  action: string;
  path: string;
  slug?: string;
  data?: unknown;
  previousSha?: string | undefined;
}

/** Adds to what is saved with a translation the record of what it was translated from. */
async function alsoSave(changes: Change[]): Promise<void> {
  renewing.clear();
  for (const { path, data, slug } of [...changes]) {
    if (typeof data !== 'string') continue;
    const { code } = placeOf(path);
    const file = recordPath(code);
    const record = recordAfterSave(texts, path, data, await textNow(file));
    if (record === undefined) continue;
    // The number by which the service knows the state of the file.
    const known = await storedValue<{ sha?: string }>(database, 'file-cache', file).catch(
      () => undefined,
    );
    changes.push({
      action: texts.records.has(code) ? 'update' : 'create',
      path: file,
      ...(slug === undefined ? {} : { slug }),
      data: record,
      previousSha: known?.sha,
    });
    renewing.set(code, record);
  }
}

/** Pages that are about to be deleted, as the CMS knows them. */
interface Deleted {
  id: string;
  locales: Record<string, { path: string }>;
}

/** The links that lead to pages that are about to be deleted, as the CMS shows them. */
function stillLinked(entries: readonly Deleted[]) {
  const paths = entries.flatMap(({ locales }) => Object.values(locales).map(({ path }) => path));
  return project.afterDeletion(paths).map(({ path, keyPath, label, form, message }) => ({
    entry: { id: path },
    keyPath,
    fieldLabel: label || 'Text',
    collectionLabel: placeOf(path).name === 'own' ? 'Pages of your own' : 'Words and facts',
    summary: form,
    messages: [message],
  }));
}

/** Takes files that were saved or deleted. */
function committed(changes: readonly Saved[]): void {
  watch.saved(changes);
  for (const { action, path } of changes) {
    const text = action === 'delete' ? texts.get(path) : replaced.get(path);
    if (text !== undefined && !editing) void storeText(path, text).catch(() => undefined);
    replaced.delete(path);
  }
  project.forget(changes.filter(({ action }) => action === 'delete').map(({ path }) => path));
}

/** Takes how values are put into the form that opens. */
const formOpened = (fill: typeof fillOpened) => (fillOpened = fill);

// The patches of the CMS call these.
Object.assign(globalThis, {
  alsoSave,
  beginWith,
  committed,
  formOpened,
  preparePicture,
  stillLinked,
});

takePastes();

showOriginals((hash) => {
  const path = openPath(hash, LANGUAGES);
  if (path === undefined) return undefined;
  const from = new URLSearchParams(hash.replace(/^[^?]*/, '')).get(BEGIN) ?? '';
  const beside = originalTexts(texts, path, begun(from)?.text);
  return { path, code: placeOf(path).code, first, texts: beside };
});
startMissing(() => project.missing(samples), lead, openNow);
project.whenRead = () => showMissing();
showPairs(() => pairsIn(texts, openNow() ?? ''), lead);
offerDeletedPages(
  () => listedFolder(location.hash, LANGUAGES),
  (folder) => pastVersions.deleted(folder, (path) => texts.has(path)),
  async ({ path, id }) => {
    const text = await pastVersions.text(path, id);
    deletedPages.set(path, { text, values: project.earlier(path, text) });
    beginIn(placeOf(path).code)({ path });
  },
);

// Where a browser refuses to keep anything the editor works all the same.
await createStores(database).catch(() => undefined);
await CMS.init({ config: editorConfig(backend, 'Editor', LANGUAGES) });
document.getElementById('loading')?.remove();
