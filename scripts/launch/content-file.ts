import { readFile, readdir } from 'node:fs/promises';
import {
  LineCounter,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  type Document,
} from 'yaml';
import { checkPictures } from '../../src/pictures/check-pictures.ts';
import { ContentError, type ContentProblem } from '../../src/content/content-error.ts';
import { parseContent } from '../../src/content/parse-content.ts';
import { CONTENT_FILES, type ContentName } from '../../src/content/schemas/index.ts';

export type Path = readonly (string | number)[];

/** A text, number or truth value of a content file and where it stands. */
export interface Leaf {
  path: Path;
  value: unknown;
  line: number;
}

/** `['questions', 0, 'id']` becomes `questions › 1 › id`, as in the messages about content: people count from one. */
export function fieldName(path: Path): string {
  return path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ');
}

/** One YAML file of a language, its data checked by the schema, its lines known. */
export class ContentFile {
  readonly file: string;
  readonly data: unknown;
  readonly leaves: readonly Leaf[];
  readonly #lines = new LineCounter();
  readonly #document: Document;
  readonly #source: string;

  /** @throws ContentError for text that breaks the schema of this file */
  constructor(name: ContentName, file: string, source: string) {
    this.file = file;
    this.#source = source;
    this.data = parseContent(source, CONTENT_FILES[name].schema, file);
    this.#document = parseDocument(source, { lineCounter: this.#lines });
    this.leaves = this.#readLeaves();
  }

  /** The value of a field after its checks, with defaults filled in. */
  valueAt(path: Path): unknown {
    return path.reduce<unknown>(
      (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
      this.data,
    );
  }

  /** Line of a field; where it is not filled in, the line of its commented-out hint or of what should hold it. */
  lineOf(path: Path): number {
    const parent = this.#document.getIn(path.slice(0, -1), true);
    const key = path.at(-1);
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (isScalar(pair?.key) && pair.key.range) return this.#lineAt(pair.key.range[0]);
    }
    if (isSeq(parent) && typeof key === 'number') {
      const item = parent.items[key];
      if (isNode(item) && item.range) return this.#lineAt(item.range[0]);
    }
    const holder = path.length > 1 ? this.lineOf(path.slice(0, -1)) : 1;
    const rest = this.#source.split('\n').slice(holder - 1);
    const hint = rest.findIndex((line) => new RegExp(`^\\s*#.*\\b${key}\\b.*:`).test(line));
    return hint < 0 ? holder : holder + hint;
  }

  #lineAt(offset: number): number {
    return this.#lines.linePos(offset).line;
  }

  #readLeaves(): Leaf[] {
    const leaves: Leaf[] = [];
    visit(this.#document, {
      Scalar: (position, node, ancestors) => {
        if (position === 'key' || !node.range) return;
        const path: (string | number)[] = [];
        [...ancestors, node].forEach((ancestor, index, all) => {
          const child = all[index + 1];
          if (isPair(ancestor) && isScalar(ancestor.key)) path.push(String(ancestor.key.value));
          else if (isSeq(ancestor)) path.push(ancestor.items.indexOf(child));
        });
        leaves.push({ path, value: node.value, line: this.#lineAt(node.range[0]) });
      },
    });
    return leaves;
  }
}

/** What the launch check asks of a file. */
export type ReadableFile = Pick<ContentFile, 'file' | 'leaves' | 'valueAt' | 'lineOf'>;

/** Everything a language folder of content/ holds. */
export interface LanguageContent {
  files: Record<ContentName, ReadableFile>;
  biography: { file: string; source: string };
}

/**
 * Reads and checks the content of every language, as the build does.
 * @param root the project's folder, with a slash at its end
 * @throws ContentError with every problem of every file
 */
export async function readContent(root: URL): Promise<LanguageContent[]> {
  const problems: ContentProblem[] = [];
  const attempt = async <Result>(read: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
      return undefined;
    }
  };
  const readText = async (file: string): Promise<string> => {
    try {
      return await readFile(new URL(file, root), 'utf8');
    } catch {
      throw new ContentError([{ file, field: '', message: 'this file is missing.' }]);
    }
  };

  const entries = await readdir(new URL('content/', root), { withFileTypes: true });
  const languages = entries.filter(
    (entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name),
  );
  const contents: LanguageContent[] = [];
  for (const { name: language } of languages) {
    const files: Partial<Record<ContentName, ContentFile>> = {};
    for (const [name, { path }] of Object.entries(CONTENT_FILES) as [
      ContentName,
      { path: string },
    ][]) {
      const file = `content/${language}/${path}`;
      const read = await attempt(async () => {
        const content = new ContentFile(name, file, await readText(file));
        await checkPictures(name, content.data, file, root);
        return content;
      });
      if (read) files[name] = read;
    }
    const file = `content/${language}/biography.md`;
    const source = await attempt(() => readText(file));
    contents.push({
      files: files as LanguageContent['files'],
      biography: { file, source: source ?? '' },
    });
  }
  if (problems.length > 0) throw new ContentError(problems);
  return contents;
}
