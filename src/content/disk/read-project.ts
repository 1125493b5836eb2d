import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Model } from '../project/model.ts';
import { Project } from '../project/project.ts';
import type { ContentProblem } from '../reading/content-error.ts';

/** Folders of content/ without texts. */
const WITHOUT_TEXTS = /^(images|music|schemas)\//;

/** The text of a file, or what keeps it from being read. */
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
    const start = utf16 ? '' : ` ("${text.trim().slice(0, 60)}")`;
    const message = `The file is not saved as UTF-8, so some letters would be lost${start}; save it again with the encoding "UTF-8".`;
    return ['', { file, line: utf16 ? undefined : line + 1, path: [], message }];
  }
}

/** Hidden files, and what Windows, macOS, Synology and Linux put into folders. */
const OF_SYSTEMS = /(^|\/)(\.|(desktop\.ini|(eh)?thumbs\.db|icon\r)$|(@eaDir|lost\+found)\/)/i;

/** Whether a path leads to a file, or is a link that leads to nothing: whoever reads it tells. */
function isFileOrBrokenLink(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return true;
  }
}

/**
 * The files in a folder and those below it: `pages/home.yaml`. Those of systems are left out; a
 * folder that is not there has none.
 */
export function filesUnder(folder: URL): string[] {
  const start = fileURLToPath(folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !OF_SYSTEMS.test(path) && isFileOrBrokenLink(join(start, path)))
    .sort();
}

function readText(root: URL, file: string): ReadText {
  // Of other files only the names matter.
  if (!/\.(yaml|md|json)$/.test(file)) return [''];
  try {
    return decodeText(readFileSync(new URL(encodeURI(file), root)), file);
  } catch {
    const message =
      'This file cannot be opened; check that it is a file and that you have permission to read it.';
    return ['', { file, path: [], message }];
  }
}

/** Files of content/ that are links to something outside of it, which the editor does not save. */
export function outsideProblems(root: URL): ContentProblem[] {
  const content = fileURLToPath(new URL('content/', root));
  const message =
    'This file is a link to something outside of content/; put the file itself here instead of it.';
  return filesUnder(new URL('content/', root)).flatMap((path) => {
    const file = join(content, path);
    // Who reads a link that leads nowhere tells of it.
    const isInside =
      !existsSync(file) || realpathSync(file).startsWith(realpathSync(content) + sep);
    return isInside ? [] : { file: `content/${path}`, path: [], message };
  });
}

/** Reads the texts of content/. A file that cannot be read has a problem instead of a text. */
export function readProject(model: Model, root: URL): Project {
  const paths = filesUnder(new URL('content/', root))
    .filter((path) => !WITHOUT_TEXTS.test(path))
    .map((path) => `content/${path}`);
  return new Project(
    model,
    paths.map((path) => [path, ...readText(root, path)]),
  );
}
