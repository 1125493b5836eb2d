import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Model, type ModelPart, OTHER_FOLDERS } from '../project/model.ts';
import { Project } from '../project/project.ts';
import type { ContentProblem } from '../reading/content-error.ts';

/** The text of a file, or what keeps it from being read. */
type DecodedText = [text: string, unreadable?: ContentProblem];

/** Decodes a file as UTF-8. Any other encoding is a problem, because letters would be lost. */
export function decodeText(bytes: Uint8Array, file: string): DecodedText {
  try {
    return [new TextDecoder('utf-8', { fatal: true }).decode(bytes)];
  } catch {
    const line = new TextDecoder()
      .decode(bytes)
      .split('\n')
      .findIndex((text) => text.includes('\ufffd'));
    // Decoded in the most common other encoding, so that a person can find the line.
    const text = new TextDecoder('windows-1252').decode(bytes).split('\n')[line] ?? '';
    const utf16 = (bytes[0] ?? 0) >= 0xfe && (bytes[1] ?? 0) >= 0xfe;
    const start = utf16 ? '' : ` ("${text.trim().slice(0, 60)}")`;
    const message = `The file is not saved as UTF-8, so some letters would be lost${start}; save it again with the encoding "UTF-8".`;
    return ['', { file, line: utf16 ? undefined : line + 1, path: [], message }];
  }
}

/** Hidden files, and files that Windows, macOS, Synology and Linux put into folders. */
const SYSTEM_FILES = /(^|\/)(\.|(desktop\.ini|(eh)?thumbs\.db|icon\r)$|(@eaDir|lost\+found)\/)/i;

/** Whether a path is a file or a broken link; reading a broken link reports the problem later. */
function isFileOrBrokenLink(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return true;
  }
}

/**
 * The files in a folder and its subfolders, such as `pages/home.yaml`, without those of operating
 * systems. Empty if the folder does not exist.
 */
export function filesUnder(folder: URL): string[] {
  const start = fileURLToPath(folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !SYSTEM_FILES.test(path) && isFileOrBrokenLink(join(start, path)))
    .sort();
}

function readText(root: URL, file: string): DecodedText {
  // Only the names of other files matter, so they are not read.
  if (!/\.(yaml|json)$/.test(file)) return [''];
  try {
    return decodeText(readFileSync(new URL(encodeURI(file), root)), file);
  } catch {
    const message =
      'This file cannot be opened; check that it is a file and that you have permission to read it.';
    return ['', { file, path: [], message }];
  }
}

/** Reports files of content/ that are links to the outside, which the editor could not save. */
export function outsideProblems(root: URL): ContentProblem[] {
  const content = fileURLToPath(new URL('content/', root));
  const message =
    'This file is a link to something outside of content/; replace it with the file itself.';
  return filesUnder(new URL('content/', root)).flatMap((path) => {
    const file = join(content, path);
    // A broken link is reported when it is read.
    const isInside =
      !existsSync(file) || realpathSync(file).startsWith(realpathSync(content) + sep);
    return isInside ? [] : { file: `content/${path}`, path: [], message };
  });
}

/** Reads the texts of content/. A file that cannot be read has a problem instead of a text. */
export function readProject<Part extends ModelPart>(model: Model<Part>, root: URL): Project<Part> {
  const paths = filesUnder(new URL('content/', root))
    .filter((path) => OTHER_FOLDERS[path.split('/')[0] ?? ''] !== 'other')
    .map((path) => `content/${path}`);
  return new Project(
    model,
    paths.map((path) => [path, ...readText(root, path)]),
  );
}
