import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { siteFiles } from '../src/content/checks/check-links.ts';
import { languageFolders } from '../src/content/languages/folders.ts';
import { samplePictures } from '../src/content/launch/sample-pictures.ts';
import { publishedIn } from '../src/content/reading/unchecked-settings.ts';
import type { EditingService } from '../src/content/schemas/editing.ts';
import { contentPath } from '../src/content/schemas/index.ts';
import { takenNames } from '../src/content/own-pages/taken-names.ts';
import { bundle } from './bundle.ts';
import type { EditedLanguage } from './languages.ts';
import { editorPage } from './page.ts';

const HERE = new URL('./', import.meta.url);

/** Every language of content/: the published ones in their order, then the others. */
async function editedLanguages(project: URL): Promise<EditedLanguage[]> {
  const codes = [...new Set([...publishedIn(project), ...(await languageFolders(project)).sort()])];
  return codes.map((code) => {
    const file = new URL(contentPath('language', code), project);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const ownName: unknown = parseDocument(text, { logLevel: 'silent' }).get('ownName');
    return { code, ownName: typeof ownName === 'string' ? ownName : code };
  });
}

/**
 * Builds the editor into a folder of the site.
 * @param editing where it saves; undefined for the editor of a folder on this computer
 */
export async function buildEditor(folder: URL, editing?: EditingService): Promise<void> {
  const project = new URL('../', HERE);
  const edited = await editedLanguages(project);
  const taken = await takenNames(
    project,
    edited.map(({ code }) => code),
  );
  const files = await bundle({
    'process.env': '{}',
    TAKEN_ADDRESSES: JSON.stringify([...taken]),
    SITE_FILES: JSON.stringify([...siteFiles(project)]),
    SAMPLE_PICTURES: JSON.stringify([...samplePictures(project)]),
    LANGUAGES: JSON.stringify(edited),
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
