import { readdir } from 'node:fs/promises';
import { markdownToMdast } from 'satteri';
import { isScalar, parseDocument } from 'yaml';
import { ContentError, type ContentProblem } from './content-error.ts';
import { markdownProblems } from './markdown.ts';
import { fileNameProblem, MORE, takenNames } from './own-page-address.ts';
import { checkContent, fieldName } from './parse-content.ts';
import { languages } from './languages.ts';
import { readText } from './read-text.ts';
import { ownPage, type OwnPageFile } from './schemas/own-page.ts';
import { lineOfField } from './yaml/field-lines.ts';
import { LineReader } from './yaml/line-reader.ts';

/** A page of the team's own as it lies in content/. */
export interface OwnPageSource {
  language: string;
  /** Its path, such as `/our-teams`. */
  path: string;
  /** The file, from the project's root. */
  file: string;
  source: string;
  data: OwnPageFile;
}

const PART = { name: 'a text', heading: 'the field "heading" at the top has' };

/**
 * Says in which line of a file a line of one of its texts stands.
 * @param line 1-based line of the text; after `|` each has a line of its own in the file
 */
export function textLines(source: string) {
  const document = parseDocument(source);
  const lines = new LineReader(source);
  return (path: readonly PropertyKey[], line = 1): number | undefined => {
    const start = lineOfField(document, lines, path);
    const node = document.getIn(path, true);
    const isLiteral = isScalar(node) && node.type === 'BLOCK_LITERAL';
    return start && isLiteral ? start + line : start;
  };
}

/** What is wrong with the texts in Markdown of a page. */
function textProblems(file: string, source: string, { blocks }: OwnPageFile): ContentProblem[] {
  const lineOf = textLines(source);
  return blocks.flatMap((block, index) => {
    if (block.block !== 'text') return [];
    const path = ['blocks', index, 'text'];
    return markdownProblems(block.text, markdownToMdast(block.text), PART).map(
      ({ line: inside, message }): ContentProblem => {
        const line = lineOf(path, inside);
        return { file, ...(line ? { line } : {}), field: fieldName(path), message };
      },
    );
  });
}

/** Reads one page. @throws ContentError with everything that is wrong with it */
async function readPage(root: URL, language: string, name: string): Promise<OwnPageSource> {
  const file = `content/${language}/${MORE}/${name}`;
  const source = await readText(root, file);
  if (source.trim() === '') {
    const message =
      'this file is empty; copy another page of this folder and change its words, or remove it.';
    throw new ContentError([{ file, field: '', message }]);
  }
  const { data, problems } = checkContent(source, ownPage, file);
  const all = problems ?? textProblems(file, source, data);
  if (!data || all.length > 0) throw new ContentError(all);
  return { language, path: `/${name.replace(/\.yaml$/, '')}`, file, source, data };
}

/** Names of the files of a language that are pages. */
async function fileNames(root: URL, language: string): Promise<string[]> {
  const folder = new URL(`content/${language}/${MORE}/`, root);
  const entries = await readdir(folder).catch(() => []);
  // What systems leave behind, such as .DS_Store.
  return entries.filter((name) => !name.startsWith('.')).sort();
}

/**
 * Reads the pages of the team's own, drafts too, in every language.
 * @param root the project's folder, with a slash at its end
 * @throws ContentError with every problem of every file
 */
export async function readOwnPages(root: URL): Promise<OwnPageSource[]> {
  const all = await languages(root);
  const taken = await takenNames(root, all);
  const pages: OwnPageSource[] = [];
  const problems: ContentProblem[] = [];
  for (const language of all) {
    for (const name of await fileNames(root, language)) {
      const message = fileNameProblem(name, taken);
      if (message) {
        problems.push({ file: `content/${language}/${MORE}/${name}`, field: '', message });
        continue;
      }
      try {
        pages.push(await readPage(root, language, name));
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        problems.push(...error.problems);
      }
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return pages;
}
