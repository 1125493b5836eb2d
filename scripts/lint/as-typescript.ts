import { readFileSync } from 'node:fs';
import { convertToTsx } from '@astrojs/astro2tsx';
import { UserError } from '../failure.ts';

/**
 * Converts an .astro file to TypeScript: a file for its frontmatter and template, and one for each
 * script, named after it.
 * @throws UserError if Astro cannot parse the file
 */
export function asTypeScript(page: string) {
  const source = readFileSync(page, 'utf8');
  const { code, body, scripts, diagnostics } = convertToTsx(source, {
    filename: page,
    ambientTypes: true,
  });
  for (const { message, position } of diagnostics)
    throw new UserError(
      `${page}:${source.slice(0, position.start).split('\n').length}: ${message}`,
    );
  // Removes boilerplate of the converter that lint would report: an empty block, types, a second
  // name of the page.
  const head = code.slice(0, body.start).replace(/\{\};(?=<Fragment>\s*$)/, '');
  const foot = code
    .slice(body.end)
    .replace(/^export \{.*/gm, '')
    .replace(/^(?=type |declare )/gm, 'export ');
  return [
    { name: `${page}.tsx`, text: head + code.slice(body.start, body.end) + foot },
    ...scripts
      .filter(({ type }) => /module|inline/.test(type))
      .map(({ content }, index) => ({ name: `${page}.${index}.ts`, text: content })),
  ];
}
