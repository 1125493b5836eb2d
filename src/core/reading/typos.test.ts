import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FILE, SCHEMA, TYPOS } from '../../../tests/fixtures/typos.ts';
import { problemLine } from './content-error.ts';
import { checkYaml } from './check-yaml.ts';

test('accepts the file without a typo', () => {
  assert.equal(checkYaml(FILE, SCHEMA, 'home.yaml').problems, undefined);
});

describe('reports each typo with the line to correct and a sentence', () => {
  for (const { typo, from, to, line, message } of TYPOS) {
    test(`${typo} → line ${line}: ${message}`, () => {
      assert.ok(FILE.includes(from));
      const { problems = [] } = checkYaml(
        FILE.replace(from, () => to),
        SCHEMA,
        'home.yaml',
      );
      assert.ok(
        problems.some(
          (problem) => problem.line === line && problemLine(problem).endsWith(`: ${message}`),
        ),
        JSON.stringify(problems, null, 2),
      );
    });
  }
});

test('does not use terms of the parser in messages', () => {
  for (const { message } of TYPOS) {
    assert.doesNotMatch(message, /mapping|scalar|implicit|sequence|anchor|alias|token|node|flow/i);
  }
});
