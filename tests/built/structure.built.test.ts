import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attribute, builtPages, textOf, validator } from '../support/built.ts';
import { content } from '../support/content.ts';
import { FOUR_PAGES, OWN_PATHS } from '../support/pages.ts';

const pages = builtPages();

test('all pages are there', () => {
  assert.deepEqual(
    pages
      .map(({ path }) => path)
      .filter((path) => !['/thank-you', '/offline'].includes(path))
      .sort(),
    ['/404', ...FOUR_PAGES.map(({ path }) => path), ...OWN_PATHS].sort(),
  );
});

for (const { file, document, html } of pages) {
  test(`${file} is valid HTML without styles or handlers in it, whose headings skip no level`, async () => {
    const report = await validator.validateString(html, file);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    assert.deepEqual(problems, []);
    assert.ok(html.trimEnd().endsWith('</html>'), 'something stands after the end of the document');
    const attributes = document.querySelectorAll('*').flatMap((element) => element.attributes);
    const handlers = attributes.filter(({ key }) => key.toLowerCase().startsWith('on'));
    assert.deepEqual(handlers, []);
    // A class that no style sheet has.
    assert.doesNotMatch(html, /\bclass="([^"]* )?undefined[" ]/);
  });

  test(`${file} says the size and the words of every picture, and its language, and can be zoomed`, () => {
    for (const image of document.querySelectorAll('img')) {
      const source = attribute(image, 'src') ?? '';
      for (const name of ['width', 'height']) {
        assert.match(attribute(image, name) ?? '', /^[1-9]\d*$/, `${name} of ${source}`);
      }
      assert.notEqual(attribute(image, 'alt'), undefined, `alt of ${source}`);
      // A drawing is one file for every screen.
      if (source.endsWith('.svg')) assert.equal(attribute(image, 'srcset'), undefined, source);
    }
    const viewport = document.querySelector('meta[name="viewport"]') ?? assert.fail();
    assert.doesNotMatch(attribute(viewport, 'content') ?? '', /maximum-scale|user-scalable/);
    assert.match(html, /<html[^>]* lang="[a-z]{2}/);
  });
}

test('each of the four pages has the title and the description of its words', () => {
  for (const { name, file } of FOUR_PAGES) {
    const { document } = pages.find((page) => page.file === file) ?? assert.fail(file);
    const description = document.querySelector('meta[name="description"]');
    assert.deepEqual(
      [
        textOf(document.querySelector('title') ?? assert.fail(file)),
        description && attribute(description, 'content'),
      ],
      [content(name).title, content(name).description],
    );
  }
});

test('Home, its default page and Contact Us scroll smoothly', () => {
  const smooth = pages.filter(({ html }) => /<html[^>]* data-smooth/.test(html));
  assert.deepEqual(
    smooth.map(({ file }) => file),
    ['404.html', 'contact-us.html', 'index.html'],
  );
});

test('the default page is Home but for its line and the link to the current page, and stays out of search results', () => {
  const [home, page] = ['index.html', '404.html'].map((name) => {
    const { document, html } = pages.find(({ file }) => file === name) ?? assert.fail();
    const value = (selector: string, of: string) => {
      const element = document.querySelector(selector);
      return element ? attribute(element, of) : undefined;
    };
    const seen = html.slice(html.indexOf('<body'), html.indexOf('</footer>'));
    return {
      canonical: value('link[rel="canonical"]', 'href'),
      seen: seen.replaceAll(' aria-current="page"', '').replace(/(<main[^>]*>)<p.*?<\/p>/, '$1'),
      robots: value('meta[name="robots"]', 'content'),
    };
  });
  assert.ok(page?.seen === home?.seen);
  assert.equal(page?.canonical, home?.canonical);
  assert.equal(page?.robots, 'noindex');
});
