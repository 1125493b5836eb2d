import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textToMarkdown, bulletOf } from './paste.ts';

test('recognises the bullets and numbers of other programs', () => {
  for (const line of [
    '• One',
    '·\tOne',
    '- One',
    '– One',
    '* One',
    'o\u00a0\u00a0 One',
    '§\tOne',
    '\uf0b7\tOne',
    '\uf0d8 One',
  ])
    assert.equal(bulletOf(line)?.list, 'ul', line);
  for (const line of ['1. One', '12)\tOne']) assert.equal(bulletOf(line)?.list, 'ol', line);
  for (const line of ['One', 'o my', '2027 was', '**One** two', '-One', '•', '3.5 million', '']) {
    assert.equal(bulletOf(line), undefined, line);
  }
});

test('turns pasted lists into Markdown lists', () => {
  assert.equal(
    textToMarkdown('Bring:\n• a kora\n•\twater\r\nThen come.'),
    'Bring:\n\n- a kora\n- water\n\nThen come.',
  );
  assert.equal(textToMarkdown('1) One\n2) Two'), '1. One\n2. Two');
  assert.equal(textToMarkdown('# Bring\n- a kora\n- water'), '## Bring\n\n- a kora\n- water');
  assert.equal(textToMarkdown('Bring:\n\n– a kora\n– water'), 'Bring:\n\n- a kora\n- water');
});

test('takes one star for bold, as WhatsApp does, and leaves other stars', () => {
  assert.equal(
    textToMarkdown('*Bring:*\n* a *kora* or _two_\n* **water**, 2*3*4, a * b * c, *Ọ̀rọ̀ wa*'),
    '**Bring:**\n\n- a **kora** or _two_\n- **water**, 2*3*4, a * b * c, **Ọ̀rọ̀ wa**',
  );
  assert.equal(
    textToMarkdown('Now ~5~ 3 `net`:\n• one\n• two'),
    'Now \\~5\\~ 3 \\`net\\`:\n\n- one\n- two',
  );
  assert.equal(textToMarkdown('Come on *Sunday*\r\nand sing'), 'Come on **Sunday**\n\nand sing');
});

test('leaves a text without a list, or with a single dash, unchanged', () => {
  for (const text of ['One\r\ntwo', '– Who are you?\nShe said nothing.', ''])
    assert.equal(textToMarkdown(text), text);
});
