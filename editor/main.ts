import './no-eval.ts';
import './page-style.ts';
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { EditingService } from '../src/content/schemas/editing.ts';
import { connectionOf } from './backend.ts';
import { textInFolder } from './browser/folder.ts';
import { askBeforeLeaving, setUnsaved } from './browser/leaving.ts';
import { makeStores } from './browser/stores.ts';
import { writeWholeFilesOnly } from './browser/whole-writes.ts';
import { editorConfig, OWN_COLLECTION } from './config.ts';
import { FILES, type FileName } from './files/content-file.ts';
import { OWN_PAGE, refuseAddress } from './files/own-page.ts';
import { Project, type OpenName, type Values } from './files/project.ts';
import { Refusal } from './files/refusal.ts';
import { truePage } from './preview/TruePage.tsx';

type Entry = CustomPreviewTemplateProps['entry'];

/** First parts of the addresses that the site itself has; put here by the build. */
declare const TAKEN_ADDRESSES: string[];

const project = new Project();
writeWholeFilesOnly();
askBeforeLeaving();

/** The setting as the page holds it; the editor of a folder on this computer has none. */
const setting = document.getElementById('editing')?.textContent;
const editing = setting ? (JSON.parse(setting) as EditingService) : undefined;

const nameOf = (entry: Entry) =>
  entry.get(entry.get('collection') === OWN_COLLECTION ? 'path' : 'slug') as OpenName;

const valuesOf = (entry: Entry) => (entry.get('data') as unknown as { toJS: () => Values }).toJS();

for (const name of Object.keys(FILES) as FileName[]) {
  CMS.registerCustomFormat(FILES[name].format, FILES[name].path.replace(/^.*\./, ''), {
    fromFile: (text) => project.read(name, text),
    toFile: (values) => project.write(name, values as Values),
  });
  CMS.registerPreviewTemplate(name, truePage(name, project));
}
CMS.registerCustomFormat(OWN_PAGE.format, 'yaml', {
  // The CMS as it is mended says where a text lies.
  fromFile: (text: string, path?: string) => project.read(path as OpenName, text),
  toFile: (values) => project.write('own', values as Values),
});
CMS.registerPreviewTemplate(OWN_COLLECTION, truePage('own', project));
CMS.registerPreviewStyle('/admin/preview.css');
/** A new file is not there yet; any other should be. */
const missing = (isNew: boolean) => (error: unknown) => {
  if (!isNew) throw error;
  return undefined;
};

CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const name = nameOf(entry);
    const path = entry.get('path');
    const isNew = entry.get('newRecord');
    const now = editing ? undefined : await textInFolder(path).catch(missing(isNew));
    if (isNew) {
      refuseAddress(entry.get('slug'), TAKEN_ADDRESSES);
      if (now !== undefined) throw new Refusal([`There is a page in ${path} already.`]);
      project.begin(name);
    }
    return entry.set('data', project.merged(name, valuesOf(entry), now) as never);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    project.saved(nameOf(entry), valuesOf(entry));
    setUnsaved(false);
  },
});

const { backend } = connectionOf(editing);
// Where a browser refuses to keep anything the editor works all the same.
await makeStores(`${backend.name}:${backend.repo}`).catch(() => undefined);
await CMS.init({ config: editorConfig(backend, 'Editor') });
document.getElementById('loading')?.remove();
