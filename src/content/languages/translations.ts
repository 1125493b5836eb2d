import { readdir, readFile } from 'node:fs/promises';
import { readYaml } from '../reading/yaml/read-yaml.ts';
import { OWN_PAGES_FOLDER, WORD_FILES } from '../schemas/index.ts';
import { compareFiles, TRANSLATED, type ComparedFile, type Files } from './compare-files.ts';
import { publishedIn } from '../reading/unchecked-settings.ts';
import { readRecord, recordPath, type TranslationRecord } from './record.ts';

/** A language that is translated from the first one. */
export interface Translation {
  code: string;
  isPublished: boolean;
  files: readonly ComparedFile[];
  record: TranslationRecord;
  /** The day when a native speaker last reviewed it. */
  nativeReview: string | undefined;
}

const readOrNothing = (root: URL, file: string) =>
  readFile(new URL(file, root), 'utf8').catch(() => '');

/** Reads the translated files of a language; a missing file is empty. */
async function readFiles(root: URL, code: string): Promise<Files> {
  const folder = `content/${code}/`;
  const names = await readdir(new URL(`${folder}${OWN_PAGES_FOLDER}/`, root)).catch(() => []);
  const pages = names
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${OWN_PAGES_FOLDER}/${name}`);
  const texts = [...TRANSLATED, ...pages.sort()].map(
    async (path) => [path, await readOrNothing(root, folder + path)] as const,
  );
  return new Map(await Promise.all(texts));
}

/** Compares each other language with the first one. */
export async function readTranslations(
  root: URL,
  codes: readonly string[],
): Promise<Translation[]> {
  const published = publishedIn(root);
  const [first = ''] = published;
  const source = await readFiles(root, first);
  const others = codes.filter((code) => code !== first);
  return Promise.all(
    others.map(async (code) => {
      const about = await readOrNothing(root, `content/${code}/${WORD_FILES.language.path}`);
      const day: unknown = readYaml(about).get('nativeReview');
      const record = readRecord(await readOrNothing(root, recordPath(code)));
      return {
        code,
        isPublished: published.includes(code),
        files: compareFiles(source, await readFiles(root, code), record),
        record,
        nativeReview: typeof day === 'string' ? day : undefined,
      };
    }),
  );
}
