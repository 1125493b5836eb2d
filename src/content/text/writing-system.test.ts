import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scriptProblem } from './writing-system.ts';

test('accepts text in the script of its language, with Latin names', () => {
  for (const [code, text] of [
    ['fr', 'Être musicien, aujourd’hui : 24 h, n° 5, œuvre'],
    ['yo', 'Ẹ kú àbọ̀, ọ̀rẹ́'],
    ['ha', 'Ƙungiyar mawaƙa, ’yan Afirka ʼyan'],
    ['ar', 'اكتبوا إلينا عبر WhatsApp أو {email}'],
    ['ar', 'WhatsApp'],
    ['ar', 'what-is-this-platform'],
  ] as const) {
    assert.equal(scriptProblem(text, code), undefined, text);
  }
});

test('reports Arabic text on a Latin page, and English text on an Arabic one', () => {
  for (const [code, text] of [
    ['fr', 'Nous contacter اتصل بنا'],
    ['en', 'اتصل بنا'],
  ] as const) {
    assert.match(scriptProblem(text, code) ?? '', /letters of this language \(Latin\). It says "/);
  }
  assert.match(
    scriptProblem('Write to us and {organisation} answers', 'ar') ?? '',
    /letters of this language \(Arabic\). It says "Write to us/,
  );
});
