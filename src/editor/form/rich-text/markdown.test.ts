import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { Fragment, type Mark, type Node } from 'prosemirror-model';
import { parse } from 'yaml';
import { Random } from '../../../../tests/editor/random.ts';
import { ROOT } from '../../../../tests/support/root.ts';
import { markdownHtml } from '../../store/files/markdown.ts';
import { readMarkdown } from './read-markdown.ts';
import { LONG, SHORT } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

/** All Markdown texts of a file. */
function textsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    /^(text|answer)$/.test(name) && typeof value === 'string' ? [value.trim()] : textsIn(value),
  );
}

const SHIPPED = globSync('{,example/}content/en/**/*.yaml', { cwd: ROOT }).flatMap((file) =>
  textsIn(parse(readFileSync(`${ROOT}/${file}`, 'utf8'))),
);

/** A text in another style, with all Markdown that pages support, and some that they do not. */
const OTHER_HAND = `Èkó – a _first_ line
and a __second__\\
third, R&B, 3 < 5, [site](<https://own-address.africa> "Its title"), https://bare.example.org.
## Straight after
* one
* two
    1) inner
    2) inner *too*


7. far

8. apart
+ another list

> said
> > twice

[by name][name], [[how long]], {organisation}, 1\\. not a list, a_b_c, 2 * 3 * 4

***

[name]: https://own-address.africa

| a | b |
|---|---|
| 1 | 2 |

- [ ] a box

    code
`;

const anew = (markdown: string) => {
  const { doc } = readMarkdown(LONG, markdown);
  return writeMarkdown(LONG, doc, readMarkdown(LONG, ''));
};

/** Adds a character to the end of the first text of a block. */
function typedIn(block: Node): Node {
  if (block.isText) return LONG.text(`${block.text}!`, block.marks);
  const first = block.children.findIndex(({ textContent }) => textContent !== '');
  return block.copy(
    Fragment.from(block.children.map((child, index) => (index === first ? typedIn(child) : child))),
  );
}

test('a text that nobody changed is as it was', () => {
  assert.ok(SHIPPED.length > 40);
  for (const markdown of [...SHIPPED, OTHER_HAND]) {
    const read = readMarkdown(LONG, markdown);
    assert.equal(writeMarkdown(LONG, read.doc, read), markdown);
  }
  for (const markdown of SHIPPED)
    assert.equal([...readMarkdown(LONG, markdown).sources.values()].join('\n\n'), markdown);
});

test('only the block in which somebody types is written anew', () => {
  for (const markdown of [...SHIPPED, OTHER_HAND.trim()]) {
    const read = readMarkdown(LONG, markdown);
    for (const [node, source] of read.sources) {
      if (node.textContent === '') continue;
      const typed = read.doc.children.map((pick) => (pick === node ? typedIn(node) : pick));
      const after = writeMarkdown(LONG, read.doc.copy(Fragment.from(typed)), read);
      const others = [...read.sources.values()].filter((pick) => pick !== source);
      for (const source of others) assert.ok(after.includes(source), after);
    }
  }
});

test('a text that is written anew says the same, without needless escapes', () => {
  for (const markdown of SHIPPED) {
    assert.equal(htmlOf(anew(markdown)), htmlOf(markdown));
    assert.doesNotMatch(anew(markdown), /\\|&#/);
  }
  assert.equal(htmlOf(anew(OTHER_HAND)), htmlOf(OTHER_HAND));
  assert.equal(anew('R\\&B, \\[\\[how long\\]\\], a\\_b'), 'R&B, [[how long]], a_b');
});

/** Renders HTML, ignoring line breaks. */
const htmlOf = (markdown: string) => markdownHtml(markdown).replaceAll(/\s+/g, ' ');

/** The text of an HTML node. */
function wordsIn(node: DefaultTreeAdapterTypes.Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wordsIn).join('') : '';
}

/** The number of random texts; `TEXTS=1000` tries more. */
const TEXTS = Number(process.env['TEXTS'] ?? 15);

const SIGNS = [
  ...(['word', 'Ọ̀rọ̀', 'كلمة', '"so"', '{email}', '*', '**', '_', '#', '-', '1.', '>'] as const),
  ...['~~x~~', '`', '[a]', '(b)', '<b>', '&amp;', '\\', ':-', '+', '***', '---', '===', '!'],
  ...['|', '[ ]', ':', '1)', '[^1]', '$', '\\*', 'https://own-address.africa/a_b_?c=1&d=~e'],
  'first_last@own-address.africa',
];
const KINDS = [
  ...(['paragraph', 'paragraph', 'heading', 'blockquote'] as const),
  ...(['bullet_list', 'ordered_list', 'horizontal_rule'] as const),
] as const;

/** Creates random texts with characters that mean something in Markdown. */
class RandomText {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  #marks(): readonly Mark[] {
    return [LONG.mark('strong'), LONG.mark('em'), LONG.mark('link', { href: '/donate' })]
      .filter(() => this.#random.chance(0.15))
      .reduce((all: readonly Mark[], mark) => mark.addToSet(all), []);
  }

  #words(breaks: readonly string[] = []): Node[] {
    const random = this.#random;
    const all = random.some(5, () => LONG.text(random.pick(SIGNS), this.#marks()));
    return all.flatMap((word, index) => {
      const before = all[index - 1]?.marks;
      if (!before) return [word];
      const shared = before.filter((mark) => mark.isInSet(word.marks));
      // The next word, the next line, or a mark within a word.
      const between = random.pick([' ', ' ', ' ', 'a', ...breaks]);
      if (between === '\n') return [LONG.node('hard_break', null, [], shared), word];
      return [LONG.text(between, between === 'a' ? random.pick([[], before]) : shared), word];
    });
  }

  #paragraph = () => LONG.node('paragraph', null, this.#words(['\n']));

  #block(depth: number): Node {
    const random = this.#random;
    const kind = depth > 1 ? 'paragraph' : random.pick(KINDS);
    const inner = () => this.#block(depth + 1);
    switch (kind) {
      case 'heading':
        return LONG.node(kind, { level: random.pick([2, 3]) }, this.#words());
      case 'blockquote':
        return LONG.node(kind, null, random.some(2, inner));
      case 'horizontal_rule':
        return LONG.node(kind);
      case 'paragraph':
        return this.#paragraph();
    }
    const items = random.some(3, () => {
      const more = random.chance(0.3) ? [inner()] : [];
      // Markdown cannot express an empty paragraph above another one.
      const mayBeEmpty = more[0]?.type.name !== 'paragraph' && random.chance(0.15);
      const first = mayBeEmpty ? LONG.node('paragraph') : this.#paragraph();
      return LONG.node('list_item', null, [first, ...more]);
    });
    return LONG.node(kind, { spread: random.chance(0.3) }, items);
  }

  doc(): Node {
    return LONG.node(
      'doc',
      null,
      this.#random.some(4, () => this.#block(0)),
    );
  }
}

test('random texts are read as they were written', () => {
  const texts = new RandomText(new Random(7));
  for (let turn = 0; turn < TEXTS; turn += 1) {
    const doc = texts.doc();
    const markdown = writeMarkdown(LONG, doc, readMarkdown(LONG, ''));
    assert.equal(String(readMarkdown(LONG, markdown).doc), String(doc), markdown);
  }
});

test('an item with nothing but a line break is an empty item', () => {
  const [words, list] = [LONG.text('words'), 'ordered_list'];
  const item = (...blocks: Node[]) => LONG.node('list_item', null, blocks);
  const paragraph = (...inside: Node[]) => LONG.node('paragraph', null, inside);
  const inner = LONG.node(list, null, [
    item(paragraph(LONG.node('hard_break'))),
    item(paragraph(words)),
  ]);
  const doc = LONG.node('doc', null, [LONG.node(list, null, [item(paragraph(words), inner)])]);
  const markdown = writeMarkdown(LONG, doc, readMarkdown(LONG, ''));
  assert.equal(markdown, '1. words\n\n   1.\n   2. words');
});

const ADDRESSES = [
  'https://www.youtube.com/watch?v=abc&t=30',
  'https://youtu.be/dQw4w9WgXcQ_-',
  'http://own-address.africa/~ada/*so*_and_~that~|[x](y)`z`?a=1&copy;=2#_top_',
  'www.own-address.africa/__init__.py',
  'HTTPS://OWN-ADDRESS.AFRICA/A_B_',
  'first_last@own-address.africa',
  'mailto:ada_@own-address.africa',
];
const AROUND = [
  ...(['', '', '.', ')', '(', '*', '_', '"', '<', '>', '[', ']', '|', '~', '`', '&'] as const),
  ...['\\', ';', '!', '&amp;', '**', '](', '/x*y_', '://', '@', 'ụ'],
];

/** The number of random lines; `LINES=10000` tries more. */
const LINES = Number(process.env['LINES'] ?? 12);

test('a line with addresses says, when it is read, what was typed', () => {
  const random = new Random(11);
  const word = () =>
    random.pick(AROUND) + random.pick(random.chance(0.5) ? ADDRESSES : SIGNS) + random.pick(AROUND);
  for (let turn = 0; turn < LINES; turn += 1) {
    const line = random.some(5, word).join(' ').trim();
    const doc = LONG.node('doc', null, [LONG.node('paragraph', null, [LONG.text(line)])]);
    const markdown = writeMarkdown(LONG, doc, readMarkdown(LONG, ''));
    assert.equal(String(readMarkdown(LONG, markdown).doc), String(doc), markdown);
    assert.equal(wordsIn(parseFragment(markdownHtml(markdown))), line, markdown);
  }
});

test('an answer holds no heading: its source stays, and what is around it is typed', () => {
  const read = readMarkdown(SHORT, 'One\n\n## Two\n\n- three');
  assert.deepEqual(
    read.doc.children.map(({ type }) => type.name),
    ['paragraph', 'source', 'bullet_list'],
  );
});
