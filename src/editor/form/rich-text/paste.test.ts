import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pasteProps } from './paste.ts';
import { readMarkdown } from './read-markdown.ts';
import { LONG } from './schema.ts';
import { writeMarkdown } from './write-markdown.ts';

/** What becomes of pasted text, as Markdown. */
function pasted(text: string): string {
  const caret = LONG.node('doc', null, [LONG.node('paragraph')]).resolve(1);
  const slice = pasteProps(LONG).clipboardTextParser?.(text, caret, false, undefined as never);
  const doc = LONG.node('doc', null, slice?.content);
  return writeMarkdown(LONG, doc, readMarkdown(LONG, ''));
}

test('neighbouring lines with the same bullet are a list, also with those of other programs', () => {
  assert.equal(
    pasted('Bring:\n• a kora\n•\twater\r\nThen come.'),
    'Bring:\n\n- a kora\n- water\n\nThen come.',
  );
  assert.equal(pasted('# Bring\n\n- a kora\n- water'), '\\# Bring\n\n- a kora\n- water');
  for (const sign of ['•', '·', '*', '-', 'o\u00a0\u00a0', '§\t', '\uf0b7', '\uf0d8'])
    assert.equal(pasted(`${sign} One\n${sign}\ttwo`), '- One\n- two');
});

test('other lines stay as they are: numbers, dialogue, a single bullet, bullets of two kinds', () => {
  for (const line of [
    '5. December',
    '3) One',
    '– Who are you?',
    'o my',
    '2027 was',
    '-One',
    '•',
    '3.5',
  ])
    assert.equal(pasted(`${line}\n${line}`).replaceAll('\\', ''), `${line}\n\n${line}`);
  assert.equal(pasted('• One\n- two'), '• One\n\n\\- two');
});

test('takes one star for bold and underscores for italic, as WhatsApp does, and leaves others', () => {
  assert.equal(
    pasted('*Bring:*\n* a *kora* or _two_\n* 2*3*4, a * b * c, *Ọ̀rọ̀ wa*, *_so_*'),
    '**Bring:**\n\n- a **kora** or *two*\n- 2\\*3*4, a * b * c, **Ọ̀rọ̀ wa**, **_so_**',
  );
  assert.equal(pasted('*Name:* <your name>'), '**Name:** \\<your name>');
  assert.equal(pasted('*Free* workshop\n# Bring a pen'), '**Free** workshop\n\n\\# Bring a pen');
  assert.equal(
    pasted('Now ~5~ 3 `net` at https://example.org/_a_/b'),
    'Now \\~5~ 3 \\`net` at https://example.org/_a_/b',
  );
});
