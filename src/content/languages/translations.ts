import { readdir, readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { publishedIn } from './published.ts';
import { OWN_PAGES_FOLDER, WORD_FILES } from '../schemas/index.ts';
import {
  readRecord,
  recordPath,
  textsOf,
  TRANSLATED,
  type Record,
  type Texts,
} from './translated-texts.ts';

/** A language beside the one that it is translated from. */
export interface Translation {
  code: string;
  isPublished: boolean;
  source: Texts;
  texts: Texts;
  record: Record;
  /** The day on which a native speaker last read it. */
  nativeReview: string | undefined;
}

const readOrNothing = (root: URL, file: string) =>
  readFile(new URL(file, root), 'utf8').catch(() => '');

/** Every text of a language, as far as it is there. */
async function readTexts(root: URL, code: string): Promise<Texts> {
  const names = await readdir(new URL(`content/${code}/${OWN_PAGES_FOLDER}/`, root)).catch(
    () => [],
  );
  const own = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${OWN_PAGES_FOLDER}/${name}`);
  const files = [...TRANSLATED, ...own.sort()].map(async (path) =>
    textsOf(path, await readOrNothing(root, `content/${code}/${path}`)),
  );
  return new Map((await Promise.all(files)).flat());
}

/** Every language folder beside the first language, with what it is translated from. */
export async function readTranslations(
  root: URL,
  codes: readonly string[],
): Promise<Translation[]> {
  const published = publishedIn(root);
  const [first = ''] = published;
  const source = await readTexts(root, first);
  const others = codes.filter((code) => code !== first);
  return Promise.all(
    others.map(async (code) => {
      const own = await readOrNothing(root, `content/${code}/${WORD_FILES.language.path}`);
      const day: unknown = parseDocument(own, { logLevel: 'silent' }).get('nativeReview');
      return {
        code,
        isPublished: published.includes(code),
        source,
        texts: await readTexts(root, code),
        record: readRecord(await readOrNothing(root, recordPath(code))),
        nativeReview: typeof day === 'string' ? day : undefined,
      };
    }),
  );
}
