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
    // HTML does not tell `srcSet` from `srcset`, `<img/>` from `<img>`, `autofocus=""` from `autofocus`; React writes the first.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    // A field without a type is a text field, which is meant.
    'no-implicit-input-type': 'off',
    // Outside a form a button without a type submits nothing.
    'no-implicit-button-type': 'off',
    // The bar and the menu are never shown together; axe checks what is shown.
    'unique-landmark': 'off',
  },
});

/** Every page of dist/, taken apart. */
export function builtPages(): BuiltPage[] {
  const parser = new Parser(validator.getConfigForSync('index.html'));
  return globSync('**/*.html', { cwd: DIST })
    .sort()
    .map((file) => {
      const html = readFileSync(join(DIST, file), 'utf8');
      const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`;
      return { file, path, html, document: parser.parseHtml(html) };
    });
}

/** Value of an attribute as a browser reads it; undefined where it is missing. */
export function attribute(element: HtmlElement, name: string): string | undefined {
  return element
    .getAttributeValue(name)
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

/** The file in dist/ that answers a path, as static hosts look for it; undefined where there is none. */
export function fileFor(path: string): string | undefined {
  const name = decodeURI(path).replace(/^\//, '');
  return [name, `${name}.html`, join(name, 'index.html')].find(
    (file) => /\.[a-z0-9]+$/i.test(file) && existsSync(join(DIST, file)),
  );
}
