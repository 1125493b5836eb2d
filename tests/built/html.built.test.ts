import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtPages, validator } from '../support/built.ts';

for (const { file, html } of builtPages()) {
  test(`${file} is valid HTML`, async () => {
    const report = await validator.validateString(html, file);
    const problems = report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`,
      ),
    );
    assert.deepEqual(problems, []);
    assert.ok(html.trimEnd().endsWith('</html>'), 'something stands after the end of the document');
  });
}
