import './no-eval.ts';
import './page-style.ts';
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms';
import type { EditingService } from '../src/content/schemas/editing.ts';
import { connectionOf } from './backend.ts';
import { textInFolder } from './browser/folder.ts';
import { askBeforeLeaving, setUnsaved } from './browser/leaving.ts';
import { makeStores } from './browser/stores.ts';
import { writeWholeFilesOnly } from './browser/whole-writes.ts';
import { editorConfig } from './config.ts';
import { FILES, type FileName } from './files/content-file.ts';
import { Project, type Values } from './files/project.ts';
import { truePage } from './preview/TruePage.tsx';

type Entry = CustomPreviewTemplateProps['entry'];

const project = new Project();
writeWholeFilesOnly();
askBeforeLeaving();

/** The setting as the page holds it; the editor of a folder on this computer has none. */
const setting = document.getElementById('editing')?.textContent;
const editing = setting ? (JSON.parse(setting) as EditingService) : undefined;

const valuesOf = (entry: Entry) => (entry.get('data') as unknown as { toJS: () => Values }).toJS();

for (const name of Object.keys(FILES) as FileName[]) {
  CMS.registerCustomFormat(FILES[name].format, FILES[name].path.replace(/^.*\./, ''), {
    fromFile: (text) => project.read(name, text),
    toFile: (values) => project.write(name, values as Values),
  });
  CMS.registerPreviewTemplate(name, truePage(name, project));
}
CMS.registerPreviewStyle('/admin/preview.css');
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const name = entry.get('slug') as FileName;
    const now = editing ? undefined : await textInFolder(FILES[name].path);
    return entry.set('data', project.merged(name, valuesOf(entry), now) as never);
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => {
    project.saved(entry.get('slug') as FileName, valuesOf(entry));
    setUnsaved(false);
  },
});

const { backend } = connectionOf(editing);
// Where a browser refuses to keep anything the editor works all the same.
await makeStores(`${backend.name}:${backend.repo}`).catch(() => undefined);
await CMS.init({ config: editorConfig(backend, 'Editor') });
document.getElementById('loading')?.remove();
