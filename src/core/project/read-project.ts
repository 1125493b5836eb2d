import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentProblem } from '../reading/content-error.ts';
import type { Model } from '../model.ts';
import { Project } from './project.ts';

/** Folders of content/ without texts. */
const WITHOUT_TEXTS = /^(images|music|schemas)\//;

/** The text of a file, or why it cannot be read. */
type ReadText = [text: string, unreadable?: ContentProblem];

/** Decodes a file that must be UTF-8: of another encoding letters would be lost. */
export function decodeText(bytes: Uint8Array, file: string): ReadText {
  try {
    return [new TextDecoder('utf-8', { fatal: true }).decode(bytes)];
  } catch {
    const line = new TextDecoder()
      .decode(bytes)
      .split('\n')
      .findIndex((text) => text.includes('\ufffd'));
    // Shows the line in the most common other encoding, so that the editor can recognise it.
    const text = new TextDecoder('windows-1252').decode(bytes).split('\n')[line] ?? '';
    const utf16 = (bytes[0] ?? 0) >= 0xfe && (bytes[1] ?? 0) >= 0xfe;
    const found = utf16 ? '' : ` ("${text.trim().slice(0, 60)}")`;
    const message = `The file is not saved as UTF-8, so some letters would be lost${found}; save it again with the encoding "UTF-8".`;
    return ['', { file, line: utf16 ? undefined : line + 1, path: [], message }];
  }
}

/** Hidden files, and what Windows, macOS, Synology and Linux put into folders. */
const OF_SYSTEMS = /(^|\/)(\.|(desktop\.ini|(eh)?thumbs\.db|icon\r)$|(@eaDir|lost\+found)\/)/i;

/** Every file below a folder, `pages/home.yaml`, in alphabetical order; none where there is no folder. */
export function listFiles(folder: URL): string[] {
  const start = fileURLToPath(folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(start, join(parentPath, name)).replaceAll('\\', '/'))
    .sort();
}

/** The same without the files of systems. */
export const filesUnder = (folder: URL): string[] =>
  listFiles(folder).filter((path) => !OF_SYSTEMS.test(path));

// Of other files only the names matter.
const readText = (root: URL, file: string): ReadText =>
  /\.(yaml|md|json)$/.test(file)
    ? decodeText(readFileSync(new URL(encodeURI(file), root)), file)
    : [''];

/** Reads the texts of content/; a file that is not UTF-8 has a problem instead of a text. */
export function readProject(model: Model, root: URL): Project {
  const paths = filesUnder(new URL('content/', root))
    .filter((path) => !WITHOUT_TEXTS.test(path))
    .map((path) => `content/${path}`);
  return new Project(
    model,
    paths.map((path) => [path, ...readText(root, path)]),
  );
}
