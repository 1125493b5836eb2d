import { HtmlValidate, Parser, type HtmlElement } from 'html-validate';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
    // HTML does not tell `srcSet` from `srcset`, `<img/>` from `<img>`, `autofocus=""` from
    // `autofocus`; React writes the first.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // How long a title may be says the schema; a name with an apostrophe is longer here than it is
    // read.
    'long-title': 'off',
    // A field without a type is a text field, which is meant.
    'no-implicit-input-type': 'off',
    // Outside a form a button without a type submits nothing.
    'no-implicit-button-type': 'off',
    // The bar and the menu are never shown together; axe checks what is shown.
    'unique-landmark': 'off',
  },
});

/** Every page of a built site, taken apart. */
export function builtPages(folder = DIST): BuiltPage[] {
  const parser = new Parser(validator.getConfigForSync('index.html'));
  return globSync('**/*.html', { cwd: folder, exclude: ['admin'] })
    .sort()
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8');
      const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
      return { file, path, html, document: parser.parseHtml(html) };
    });
}

/** Character references that a build writes. */
const REFERENCES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&nbsp;': '\u00a0',
};

const decoded = (text: string) =>
  text.replace(/&[a-z0-9#]+;/gi, (found) => REFERENCES[found] ?? found);

/** Value of an attribute as a browser reads it; undefined where it is missing. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  const value = element.getAttributeValue(name);
  return value === null ? undefined : decoded(value);
}

/** The words of an element, hidden ones too, as its `textContent` in a browser. */
export const textOf = (element: HtmlElement) => decoded(element.textContent);

/**
 * The words inside the first element of that name, hidden ones too, as its `textContent` in a
 * browser.
 */
export function wordsIn({ html, file }: BuiltPage, tagName: string): string {
  const [, inside] = new RegExp(`<${tagName}\\b[^>]*>(.*?)</${tagName}>`, 's').exec(html) ?? [];
  if (inside === undefined) throw new Error(`${file} has no <${tagName}>`);
  return decoded(inside.replace(/<[^>]*>/g, ''));
}

/**
 * The file of a built site that answers a path, as static hosts look for it; undefined where there
 * is none.
 */
export function fileFor(path: string, folder = DIST): string | undefined {
  const name = decodeURI(path).replace(/^\//, '');
  return [name, `${name}.html`, join(name, 'index.html')].find(
    (file) => /\.[a-z0-9]+$/i.test(file) && existsSync(join(folder, file)),
  );
}
