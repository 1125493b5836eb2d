/** What the JSX runtime of the editor makes of the elements of views, rule by rule. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadTyped } from '../../../tests/editor/compiled.ts';

const { jsx } = await loadTyped<typeof import('./jsx-runtime.ts')>(
  '/src/editor/page/jsx-runtime.ts',
);
const { PartWrapper, TextWrapper, setDataPath } = await loadTyped<typeof import('./page-parts.ts')>(
  '/src/editor/page/page-parts.ts',
);
const { Emphasis } = await loadTyped<typeof import('#site/shared')>('/src/site/shared/index.ts');

/** A text with the mark of field 0 or 1. */
const [ZERO, ONE] = ['\uFDD0\uFDD1\uFDEF', '\uFDD0\uFDD2\uFDEF'];

/** The HTML, with texts that can be typed in as <u>, and what a tap can mean as <a>. */
const htmlOf = (view: ReactNode) =>
  renderToStaticMarkup(
    createElement(
      TextWrapper,
      {
        value: ({ mark, text, children }) =>
          createElement('u', { id: String(mark) }, children ?? text),
      },
      createElement(
        PartWrapper,
        {
          value: ({ target, children }) =>
            createElement('a', { title: JSON.stringify(target).replaceAll('"', '') }, children),
        },
        view,
      ),
    ),
  );

test('a text of a field can be typed in; text beside it cannot', () => {
  assert.equal(htmlOf(jsx('p', { children: `Words${ZERO}` })), '<p><u id="0">Words</u></p>');
  assert.equal(
    htmlOf(jsx('p', { children: [`One${ZERO}Two${ONE} and more`, ' plain'] })),
    '<p><u id="0">One</u><u id="1">Two</u> and more plain</p>',
  );
});

test('a text that a component returns can be typed in', () => {
  const Line = () => `Words${ZERO}`;
  assert.equal(htmlOf(jsx('p', { children: jsx(Line, {}) })), '<p><u id="0">Words</u></p>');
});

test('a text with emphasis is edited as a whole', () => {
  assert.equal(
    htmlOf(jsx(Emphasis, { children: `Some *words*${ONE}` })),
    `<u id="1">${htmlOf(jsx(Emphasis, { children: 'Some *words*' }))}</u>`,
  );
});

test('attributes, and elements that hold only text, lose their marks', () => {
  assert.equal(htmlOf(jsx('img', { alt: `A wall${ZERO}` })), '<img alt="A wall"/>');
  assert.equal(
    htmlOf(jsx('option', { children: [`French${ZERO}`, ' (draft)'] })),
    '<option>French (draft)</option>',
  );
});

test('a button holds plain text, and a tap on it means its field', () => {
  assert.equal(
    htmlOf(jsx('button', { children: [jsx('i', {}), `Send${ONE}`] })),
    '<a title="{mark:1}"><button><i></i>Send</button></a>',
  );
  assert.equal(htmlOf(jsx('button', { children: 'Copy' })), '<button>Copy</button>');
});

test('a tap on HTML from Markdown means its text; a drawing is none', () => {
  const html = { dangerouslySetInnerHTML: { __html: '<b></b>' } };
  assert.equal(htmlOf(jsx('div', html)), '<a title="{isMarkdown:true}"><div><b></b></div></a>');
  assert.equal(htmlOf(jsx('svg', html)), '<svg><b></b></svg>');
});

test('a tap on a component means the item or the picture that it gets, or its section', () => {
  const View = () => 'Shown';
  const item = { name: 'A singer' };
  setDataPath(item, { path: 'people.yaml', keys: [0] });
  const picture = { src: '/a.jpg' };
  setDataPath(picture, { path: 'pictures.yaml', keys: ['mission'], isExact: true });
  const tapOn = (props: object) => htmlOf(jsx(View, { ...props }));
  assert.equal(tapOn({ item }), '<a title="{dataPath:{path:people.yaml,keys:[0]}}">Shown</a>');
  assert.match(tapOn({ picture }), /keys:\[mission\],isExact:true/);
  // With words beside its picture.
  assert.equal(tapOn({ picture, words: {} }), 'Shown');
  assert.equal(tapOn({ content: {} }), '<a title="{isSection:true}">Shown</a>');
  assert.equal(tapOn({ width: 4 }), 'Shown');
});

test('a key is the number of a mark, so that a text keeps its element while it is typed', () => {
  const keyOf = (text: string) => {
    const node = jsx('p', {}, text);
    return typeof node === 'object' && node && 'key' in node ? node.key : undefined;
  };
  assert.equal(keyOf(`Wor${ONE}`), keyOf(`Words${ONE}`));
  assert.equal(keyOf('plain'), 'plain');
});
