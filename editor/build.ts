import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import type { Project } from '../src/core/project/project.ts';
import { readProject } from '../src/core/project/read-project.ts';
import { readSite } from '../src/core/project/read-site.ts';
import { samplePictures } from '../src/core/launch/sample-pictures.ts';
import type { EditingService } from './schema.ts';
import { contentPath } from '../src/core/schemas/index.ts';
import { bundle } from './bundle.ts';
import type { EditedLanguage } from './languages.ts';
import { editorPage } from './page.ts';
import { FEATURES, MODEL } from '../src/features.ts';

const HERE = new URL('./', import.meta.url);

/** Every language of content/: the published ones in their order, then the others. */
function editedLanguages(project: Project): EditedLanguage[] {
  const codes = [...new Set([...project.published(), ...project.codes().sort()])];
  return codes.map((code) => {
    const text = project.get(contentPath('language', code)) ?? '';
    const ownName: unknown = parseDocument(text, { logLevel: 'silent' }).get('ownName');
    return { code, ownName: typeof ownName === 'string' ? ownName : code };
  });
}

/**
 * Builds the editor into a folder of the site.
 * @param editing where it saves; undefined for the editor of a folder on this computer
 */
export async function buildEditor(folder: URL, editing?: EditingService): Promise<void> {
  const root = new URL('../', HERE);
  const { files: siteFiles, taken } = readSite(root, FEATURES);
  const files = await bundle({
    'process.env': '{}',
    TAKEN_ADDRESSES: JSON.stringify([...taken]),
    SITE_FILES: JSON.stringify([...siteFiles]),
    SAMPLE_PICTURES: JSON.stringify([...samplePictures(root)]),
    LANGUAGES: JSON.stringify(editedLanguages(readProject(MODEL, root))),
  });
  rmSync(folder, { recursive: true, force: true });
  for (const [name, bytes] of Object.entries(files)) {
    const file = new URL(encodeURI(name), folder);
    mkdirSync(new URL('.', file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(new URL('index.html', folder), editorPage(editing));
  copyFileSync(new URL('preview/preview.css', HERE), new URL('preview.css', folder));
}
