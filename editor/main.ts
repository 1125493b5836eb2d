import './no-eval.ts';
import './page-style.ts';
import CMS from '@sveltia/cms';
import type { EditingService } from '../src/content/schemas/editing.ts';
import { connectionOf } from './backend.ts';
import { editorConfig } from './config.ts';
import { FILES, type FileName } from './files/content-file.ts';
import { Project } from './files/project.ts';
import { truePage } from './preview/TruePage.tsx';

const project = new Project();

for (const name of Object.keys(FILES) as FileName[]) {
  CMS.registerCustomFormat(FILES[name].format, FILES[name].path.replace(/^.*\./, ''), {
    fromFile: (text) => project.read(name, text),
    toFile: (values) => project.write(name, values),
  });
  CMS.registerPreviewTemplate(name, truePage(name, project));
}
CMS.registerPreviewStyle('/admin/preview.css');
CMS.registerEventListener({
  name: 'postSave',
  handler: ({ entry }) => project.saved(entry.get('slug') as FileName),
});

/** The setting as the page holds it; the editor of a folder on this computer has none. */
const setting = document.getElementById('editing')?.textContent;
const editing = setting ? (JSON.parse(setting) as EditingService) : undefined;

await CMS.init({ config: editorConfig(connectionOf(editing).backend, 'Editor') });
document.getElementById('loading')?.remove();
