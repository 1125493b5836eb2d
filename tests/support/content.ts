import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { fill, fillAll, type Tokens } from '../../src/content/fill.ts';
import { CONTENT_FILES, type ContentName } from '../../src/content/schemas/index.ts';
import { ROOT } from './root.ts';

type Content = { [Name in ContentName]: z.infer<(typeof CONTENT_FILES)[Name]['schema']> };

function read<Name extends ContentName>(name: Name): Content[Name] {
  const file = join(ROOT, 'content/en', CONTENT_FILES[name].path);
  return CONTENT_FILES[name].schema.parse(parse(readFileSync(file, 'utf8'))) as Content[Name];
}

const facts = read('organisation');
const tokens: Tokens = {
  organisation: facts.name,
  founder: facts.founder.name ?? read('home').vision.founder,
  email: facts.supportEmail,
};

/** What a visitor should read: the content files with their names in braces filled, so that no test repeats a sentence. */
export function content<Name extends ContentName>(name: Name): Content[Name] {
  return fillAll(read(name), tokens);
}

/** Text as it stands on the page: without the stars that mark emphasis. */
export function plain(text: string): string {
  return text.replaceAll('**', '');
}

export { fill };
