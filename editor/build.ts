import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { parseDocument } from 'yaml';
import { languages } from '../src/content/languages.ts';
import { publishedIn } from '../src/content/published.ts';
import type { EditingService } from '../src/content/schemas/editing.ts';
import { contentPath } from '../src/content/schemas/index.ts';
import { takenNames } from '../src/content/taken-names.ts';
import type { EditedLanguage } from './languages.ts';
import { editorPage } from './page.ts';
import { LEFT_OUT, lighter } from './weight.ts';

const HERE = new URL('./', import.meta.url);

/** Every language of content/: the published ones in their order, then the others. */
async function editedLanguages(project: URL): Promise<EditedLanguage[]> {
  const codes = [...new Set([...publishedIn(project), ...(await languages(project)).sort()])];
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
  await build({
    configFile: false,
    root: fileURLToPath(HERE),
    base: '/admin/',
    publicDir: false,
    logLevel: 'warn',
    define: {
      'process.env': '{}',
      TAKEN_ADDRESSES: JSON.stringify([...taken]),
      LANGUAGES: JSON.stringify(edited),
    },
    resolve: { alias: LEFT_OUT },
    // The words of one language are read as one value: a third of their weight less.
    json: { namedExports: false, stringify: true },
    plugins: [lighter()],
    build: {
      outDir: fileURLToPath(folder),
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      // For some hundred parts that are left out; it would save a moment for one or two.
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: fileURLToPath(new URL('main.ts', HERE)),
        output: {
          entryFileNames: 'editor.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css')) ? 'page.css' : '[name][extname]',
        },
      },
    },
  });
  writeFileSync(new URL('index.html', folder), editorPage(editing));
  copyFileSync(new URL('preview/preview.css', HERE), new URL('preview.css', folder));
}
