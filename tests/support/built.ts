import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';
import { parseFragment } from 'parse5';
import { ROOT } from './root.ts';

/** Folder of the built site. */
export const DIST = join(ROOT, 'dist');

export interface BuiltPage {
  /** Name in dist/, such as `about-us.html`. */
  file: string;
  /** Path a visitor reaches it under, such as `/about-us`. */
  path: string;
  html: string;
  document: HtmlElement;
}

export const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'heading-level': 'error',
    // An id may have any signs but white space (HTML 3.2.6), such as the marks of Arabic letters.
    'valid-id': ['error', { relaxed: true }],
    'input-missing-label': 'error',
    // Equivalent in HTML: `srcSet` and `srcset`, `<img/>` and `<img>`, `autofocus=""` and
    // `autofocus`. React writes the first.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The schema limits titles; an escaped apostrophe counts more here.
    'long-title': 'off',
    // A field without a type is a text field, as intended.
    'no-implicit-input-type': 'off',
    // A button without a type outside a form submits nothing.
    'no-implicit-button-type': 'off',
    // The bar and the menu are never visible together; axe checks the visible one.
    'unique-landmark': 'off',
  },
});

const parser = new Parser(validator.getConfigForSync('index.html'));

export const parseHtml = (html: string): HtmlElement => parser.parseHtml(html);

/** Parses a page of a built site. */
export function builtPage(file: string, folder = DIST): BuiltPage {
  const html = readFileSync(join(folder, file), 'utf8');
  const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return { file, path, html, document: parseHtml(html) };
}

/** Parses every page of a built site. */
export const builtPages = (folder = DIST): BuiltPage[] =>
  globSync('**/*.html', { cwd: folder, exclude: ['admin'] })
    .sort()
    .map((file) => builtPage(file, folder));

/** Replaces character references such as `&amp;`. */
const decoded = (text: string) =>
  parseFragment(text)
    .childNodes.map((node) => ('value' in node ? node.value : ''))
    .join('');

/** The decoded value of an attribute; undefined if missing. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decoded(value);
}

/** The `textContent` of an element, as in a browser. */
export const textOf = (element: HtmlElement) => decoded(element.textContent);

/** The file of a built site that a static host serves for a path; undefined if none. */
export function fileFor(path: string, folder = DIST): string | undefined {
  const name = decodeURI(path).replace(/^\//, '');
  return [name, `${name}.html`, join(name, 'index.html')].find(
    (file) => /\.[a-z0-9]+$/i.test(file) && existsSync(join(folder, file)),
  );
}
