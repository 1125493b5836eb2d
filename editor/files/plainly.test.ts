import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainly } from './plainly.ts';

test('says what a field needs and what it says now, without words of code', () => {
  const sentences = {
    'expected a full address that starts with https://, found "facebook.com/us".':
      'This needs a full address that starts with https://. It says "facebook.com/us" now.',
    'expected at least 50 characters, found "A page.".':
      'This needs at least 50 characters. It says "A page." now.',
    'expected text.': 'This needs text.',
    'is missing.': 'This is missing.',
    '"is-it-free" names another question already; expected a name of its own.':
      '"is-it-free" names another question already. This needs a name of its own.',
    'expected the same number as above, "247247"; one of the two is mistyped, found "247274".':
      'This needs the same number as above, "247247"; one of the two is mistyped. It says "247274" now.',
  };
  for (const [message, sentence] of Object.entries(sentences))
    assert.equal(plainly(message), sentence);
});
