import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { fill, fillAll, type Tokens } from '../../src/core/fill.ts';
import { parseContent } from '../../src/core/reading/parse-content.ts';
import { CONTENT_FILES, contentPath, type ContentName } from '../../src/core/schemas/index.ts';
import { ROOT } from './root.ts';

type Content = { [Name in ContentName]: z.infer<(typeof CONTENT_FILES)[Name]['schema']> };

function read<Name extends ContentName>(name: Name, code = 'en'): Content[Name] {
  const file = contentPath(name, code);
  const text = readFileSync(join(ROOT, file), 'utf8');
  return parseContent(text, CONTENT_FILES[name].schema, file) as Content[Name];
}

const facts = read('organisation');
const tokensOf = (code: string): Tokens => ({
  organisation: facts.name,
  founder: facts.founder.name ?? read('home', code).vision.founder,
  email: facts.supportEmail,
});

/**
 * The expected texts from the content files, so that tests repeat no sentence.
 * @param own the facts of a variant of the site
 * @param code the language
 */
export function content<Name extends ContentName>(
  name: Name,
  own: Tokens = {},
  code = 'en',
): Content[Name] {
  return fillAll(read(name, code), { ...tokensOf(code), ...own });
}

/** Removes the stars that mark emphasis. */
export function plain(text: string): string {
  return text.replaceAll('**', '');
}

export { fill };
