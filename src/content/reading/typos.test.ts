import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { checkContent } from './parse-content.ts';
import { text } from '../schemas/fields.ts';

/**
 * Typos in content files, and the message for each: the line to correct and a sentence.
 * `node --test src/content/reading/typos.test.ts` prints the table.
 */

const FILE = `# Facts, each written once.
name: Haven Network
founder:
  name: Ada
  caption: Founder
headline:
  - Empowering
  - Together
last: The end
`;

const SCHEMA = z.strictObject({
  name: text('The name.'),
  founder: z.strictObject({
    name: text("The founder's name."),
    caption: text('Line below the name.'),
  }),
  headline: z.array(text('One line.')).describe('The headline.'),
  last: text('The end.'),
});

interface Typo {
  typo: string;
  /** The text in the file, and what is typed instead. */
  from: string;
  to: string;
  /** Line and message of one of the reported problems. */
  line: number;
  message: string;
}

const TYPOS: Typo[] = [
  {
    typo: 'a colon in a text',
    from: 'name: Haven Network',
    to: 'name: Haven: Network',
    line: 2,
    message:
      'a text with ": " in it needs quotation marks around it; expected name: "Haven: Network".',
  },
  {
    typo: 'a colon in an item of a list',
    from: '- Empowering',
    to: '- Empowering: all',
    line: 7,
    message: 'expected a text; put it between quotation marks (One line.).',
  },
  {
    typo: 'three spaces instead of two',
    from: '  caption: Founder',
    to: '   caption: Founder',
    line: 5,
    message:
      'this line starts with 3 spaces, "name" above it with 2 spaces; fields that belong together start in the same column.',
  },
  {
    typo: 'two spaces too many below a remark',
    from: '  caption: Founder',
    to: '  # Said below the name.\n    caption: Founder',
    line: 6,
    message:
      'this line starts with 4 spaces, the fields above it with 2 spaces; fields that belong together start in the same column.',
  },
  {
    typo: 'a field that belongs further in, below a remark',
    from: '  name: Ada\n  caption: Founder',
    to: '  # Add a name below.\nname: Ada',
    line: 5,
    message:
      '"name" stands here a second time, first on line 2; put two spaces before it if it belongs to "founder" above it, or keep one of the two.',
  },
  {
    typo: 'one space instead of two',
    from: '  caption: Founder',
    to: ' caption: Founder',
    line: 5,
    message:
      'this line starts with one space, the fields above it with 2 spaces; fields that belong together start in the same column.',
  },
  {
    typo: 'a field below a text',
    from: 'founder:',
    to: 'founder: Ada',
    line: 4,
    message:
      'this line starts with 2 spaces, further in than "founder" above it, which has a text already; fields that belong together start in the same column, and a field with others below it has nothing after its colon.',
  },
  {
    typo: 'a space before the first field',
    from: 'name: Haven Network',
    to: ' name: Haven Network',
    line: 2,
    message: "the file's first field starts with one space; expected none.",
  },
  {
    typo: 'a quotation mark not closed',
    from: 'caption: Founder',
    to: 'caption: "Founder',
    line: 5,
    message:
      'the text starts with a quotation mark and has none at its end; add the same mark there.',
  },
  {
    typo: 'a quotation mark not closed before another text in quotation marks',
    from: 'name: Ada\n  caption: Founder',
    to: 'name: "Ada\n  caption: "Founder"',
    line: 4,
    message:
      'the text starts with a quotation mark and has none at its end; add the same mark there.',
  },
  {
    typo: 'an apostrophe not closed',
    from: 'caption: Founder',
    to: "caption: 'Founder",
    line: 5,
    message:
      'the text starts with a quotation mark and has none at its end; add the same mark there.',
  },
  {
    typo: 'an apostrophe between single quotation marks',
    from: 'caption: Founder',
    to: "caption: 'The church's founder'",
    line: 5,
    message:
      'the text goes on after its closing quotation mark; where an apostrophe stands in it, put double quotation marks (") around the whole text.',
  },
  {
    typo: 'quotation marks inside quotation marks',
    from: 'caption: Founder',
    to: 'caption: "The "founder" of it"',
    line: 5,
    message:
      "the text goes on after its closing quotation mark; put the marks around the whole text, and write those inside it as “ ” or '.",
  },
  {
    typo: 'words after the closing quotation mark',
    from: 'caption: Founder',
    to: 'caption: "Founder" of it',
    line: 5,
    message:
      "the text goes on after its closing quotation mark; put the marks around the whole text, and write those inside it as “ ” or '.",
  },
  {
    typo: 'quotation marks around a field and not closed',
    from: '  caption: Founder',
    to: '  "caption: Founder',
    line: 5,
    message:
      'the text starts with a quotation mark and has none at its end; add the same mark there.',
  },
  {
    typo: 'a backslash between quotation marks',
    from: 'caption: Founder',
    to: 'caption: "Founder\\Owner"',
    line: 5,
    message:
      'a backslash between double quotation marks stands for a special character; write it twice (\\\\), or put single quotation marks around the text.',
  },
  {
    typo: 'a field written twice',
    from: '  caption: Founder',
    to: '  caption: Founder\n  caption: Owner',
    line: 6,
    message: '"caption" stands here a second time, first on line 5; keep one of the two.',
  },
  {
    typo: 'a tab instead of spaces',
    from: '  caption: Founder',
    to: '\tcaption: Founder',
    line: 5,
    message: 'this line starts with a tab; expected spaces, two for each level.',
  },
  {
    typo: 'a tab before an item of a list',
    from: '  - Together',
    to: '\t- Together',
    line: 8,
    message: 'this line starts with a tab; expected spaces, two for each level.',
  },
  {
    typo: 'a space that a web page put there',
    from: 'name: Haven Network',
    to: 'name: Haven Network',
    line: 2,
    message:
      'this line holds a space of another kind, as web pages and word processors write it; delete the spaces and type them anew.',
  },
  {
    typo: 'a colon of another script',
    from: 'name: Haven Network',
    to: 'name： Haven Network',
    line: 2,
    message: 'the colon is one of another script; type an ordinary colon and a space.',
  },
  {
    typo: 'no space after a colon',
    from: 'name: Ada',
    to: 'name:Ada',
    line: 4,
    message: 'a space is missing after the colon; expected "name: Ada".',
  },
  {
    typo: 'no colon',
    from: '  caption: Founder',
    to: '  caption Founder',
    line: 5,
    message:
      'this line is no field; expected a name, a colon, a space and a text. If it goes on with the text of the line above, write both on one line.',
  },
  {
    typo: 'no space after a hyphen',
    from: '- Together',
    to: '-Together',
    line: 8,
    message: 'a space is missing after the hyphen; expected "- Together".',
  },
  {
    typo: 'an item of a list further in',
    from: '  - Together',
    to: '   - Together',
    line: 8,
    message:
      'this line was taken for more of the text above it; all lines of a list start in the same column, and a text with " - " at the start of a line needs quotation marks around it.',
  },
  {
    typo: 'an item of a list less far in',
    from: '  - Together',
    to: ' - Together',
    line: 8,
    message:
      'a line that starts with "- " does not fit here; all lines of a list start in the same column, below the field they belong to.',
  },
  {
    typo: 'an item of a list without its hyphen',
    from: '  - Together',
    to: '  Together: x',
    line: 8,
    message:
      'this line stands between the lines of a list, which all start with "- ", or has the wrong number of spaces before it; fields that belong together start in the same column.',
  },
  {
    typo: 'an item of a list between fields',
    from: '  caption: Founder',
    to: '  - Founder',
    line: 5,
    message:
      'a line that starts with "- " does not fit here; all lines of a list start in the same column, below the field they belong to.',
  },
  {
    typo: 'a list after a colon',
    from: 'caption: Founder',
    to: 'caption: - Founder',
    line: 5,
    message:
      '"-" does not fit after a colon; put quotation marks around the whole text, or start the list on the next line.',
  },
  {
    typo: 'a text that goes on without spaces',
    from: 'caption: Founder',
    to: 'caption: Founder\nand owner',
    line: 6,
    message:
      'this line is no field; expected a name, a colon, a space and a text. If it goes on with the text of the line above, write both on one line.',
  },
  {
    typo: 'stars at the start of a text',
    from: 'caption: Founder',
    to: 'caption: **Founder**',
    line: 5,
    message:
      'a text that starts with "*" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'one star at the start of a text',
    from: 'caption: Founder',
    to: 'caption: * Founder',
    line: 5,
    message:
      'a text that starts with "*" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'an ampersand at the start of a text',
    from: 'caption: Founder',
    to: 'caption: &Founder',
    line: 5,
    message:
      'a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'an exclamation mark at the start of a text',
    from: 'caption: Founder',
    to: 'caption: !Founder of it',
    line: 5,
    message:
      'a text that starts with "!" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'an @ at the start of a text',
    from: 'caption: Founder',
    to: 'caption: @founder',
    line: 5,
    message:
      'a text that starts with "@" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'a percent sign at the start of a text',
    from: 'caption: Founder',
    to: 'caption: %50',
    line: 5,
    message:
      'a text that starts with "%" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'a percent sign at the start of the file',
    from: 'name: Haven Network',
    to: '%name: Haven Network',
    line: 2,
    message:
      'a line that starts with "%" has a meaning of its own here; remove the "%" or put quotation marks around the text.',
  },
  {
    typo: 'a comma at the start of a text',
    from: 'caption: Founder',
    to: 'caption: , Founder',
    line: 5,
    message:
      'a text that starts with "," has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'a greater-than sign at the start of a text',
    from: 'caption: Founder',
    to: 'caption: > Founder',
    line: 5,
    message:
      'a text that starts with ">" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'a question mark at the start of a text',
    from: 'caption: Founder',
    to: 'caption: ? Founder',
    line: 5,
    message:
      'a text that starts with "?" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'a name in braces at the start of a text',
    from: 'caption: Founder',
    to: 'caption: {organisation} Founder',
    line: 5,
    message: 'a text that starts with "{" needs quotation marks around it.',
  },
  {
    typo: 'a name in braces alone',
    from: 'caption: Founder',
    to: 'caption: {organisation}',
    line: 5,
    message: 'expected a text; put it between quotation marks (Line below the name.).',
  },
  {
    typo: 'braces not closed',
    from: 'caption: Founder',
    to: 'caption: {organisation',
    line: 5,
    message: '"{" has no "}" to it; a text that starts with "{" needs quotation marks around it.',
  },
  {
    typo: 'brackets at the start of a text',
    from: 'caption: Founder',
    to: 'caption: [Our] founder',
    line: 5,
    message: 'a text that starts with "[" needs quotation marks around it.',
  },
  {
    typo: 'a list in brackets without commas',
    from: 'headline:\n  - Empowering\n  - Together',
    to: 'headline: ["Empowering" "Together"]',
    line: 6,
    message:
      'inside { } and [ ] a comma stands between two entries; a text that starts with a bracket needs quotation marks around it, and a list is easier to read with one "- " line for each entry.',
  },
  {
    typo: 'a list with hyphens in brackets',
    from: 'headline:\n  - Empowering\n  - Together',
    to: 'headline: [\n  - Empowering\n  ]',
    line: 7,
    message:
      'inside { } and [ ] a comma stands between two entries; a text that starts with a bracket needs quotation marks around it, and a list is easier to read with one "- " line for each entry.',
  },
  {
    typo: 'a # in a text',
    from: 'caption: Founder',
    to: 'caption: We are the #1 home',
    line: 5,
    message:
      'everything after " #" is a remark that no visitor sees; put quotation marks around the whole text, or write the remark on a line of its own.',
  },
  {
    typo: 'a # at the start of a text',
    from: 'caption: Founder',
    to: 'caption: #1',
    line: 5,
    message:
      'everything after " #" is a remark that no visitor sees; put quotation marks around the whole text, or write the remark on a line of its own.',
  },
  {
    typo: 'a # after a quotation mark',
    from: 'caption: Founder',
    to: 'caption: "Founder"#1',
    line: 5,
    message:
      '"#" follows directly on a quotation mark; if it belongs to the text, move it inside the marks, otherwise put a space before it.',
  },
  {
    typo: 'three hyphens between fields',
    from: 'headline:',
    to: '---\nheadline:',
    line: 6,
    message: '"---" ends the file here, so that nothing below it would be read; remove this line.',
  },
  {
    typo: 'two versions that git could not join',
    from: '  caption: Founder',
    to: '<<<<<<< HEAD\n  caption: Founder\n=======\n  caption: Owner\n>>>>>>> other',
    line: 5,
    message:
      'this line was left behind by git between two versions of the text; keep one version and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".',
  },
  {
    typo: 'a name for a text used elsewhere',
    from: 'caption: Founder',
    to: 'caption: &a &b Founder',
    line: 5,
    message:
      'a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'a reference that grows',
    from: 'caption: Founder',
    to: 'caption: &a Founder\nheadline2: [*a, *a]',
    line: 5,
    message:
      'a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'two types',
    from: 'caption: Founder',
    to: 'caption: !!str !!str Founder',
    line: 5,
    message:
      'a text that starts with "!" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    typo: 'a field of more than a thousand letters',
    from: 'caption: Founder',
    to: `caption: Founder\n${'x'.repeat(1100)}: 1`,
    line: 6,
    message:
      'the part before the colon is far too long for the name of a field; put quotation marks around the text, or write the name of its field before it.',
  },
  {
    typo: 'a mistyped field',
    from: '  caption: Founder',
    to: '  captoin: Founder',
    line: 5,
    message:
      '"captoin" is not a field here; expected only name, caption. Perhaps "caption" was meant.',
  },
  {
    typo: 'a field in quotation marks of print',
    from: '  caption: Founder',
    to: '  “caption”: Founder',
    line: 5,
    message:
      '"“caption”" is not a field here; expected only name, caption. Perhaps "caption" was meant.',
  },
  {
    typo: 'a field that is missing',
    from: '  caption: Founder\n',
    to: '',
    line: 3,
    message: 'is missing (Line below the name.).',
  },
  {
    typo: 'a field that is empty',
    from: 'caption: Founder',
    to: 'caption:',
    line: 5,
    message: 'is empty (Line below the name.).',
  },
  {
    typo: 'a number where a text belongs',
    from: 'caption: Founder',
    to: 'caption: 2027',
    line: 5,
    message: 'expected a text; put it between quotation marks (Line below the name.).',
  },
  {
    typo: 'a text where a list belongs',
    from: 'headline:\n  - Empowering\n  - Together',
    to: 'headline: Empowering',
    line: 6,
    message: 'expected a list whose lines start with "- " (The headline.).',
  },
  {
    typo: 'HTML in a text',
    from: 'caption: Founder',
    to: 'caption: <b>Founder</b>',
    line: 5,
    message:
      'expected plain text without HTML tags, found "<b>Founder</b>" (Line below the name.).',
  },
  {
    typo: 'a name in braces that nobody knows',
    from: 'caption: Founder',
    to: 'caption: The founder of {organization}',
    line: 5,
    message:
      '"{organization}" is not known here; expected one of {organisation}, {founder}, {email}, found "The founder of {organization}" (Line below the name.).',
  },
  {
    typo: 'a direction mark in a text',
    from: 'caption: Founder',
    to: 'caption: "Founder \\u202e of it"',
    line: 5,
    message:
      'expected visible characters; U+202E turns the direction of the text, delete it, found "Founder <U+202E> of it" (Line below the name.).',
  },
  {
    typo: 'a text of invisible characters',
    from: 'caption: Founder',
    to: 'caption: "\\u200b"',
    line: 5,
    message:
      'expected a text; this one has only invisible characters, found "<U+200B>" (Line below the name.).',
  },
];

test('accepts the file without a typo', () => {
  assert.equal(checkContent(FILE, SCHEMA, 'home.yaml').problems, undefined);
});

describe('reports each typo with the line to correct and a sentence', () => {
  for (const { typo, from, to, line, message } of TYPOS) {
    test(`${typo} → line ${line}: ${message}`, () => {
      assert.ok(FILE.includes(from));
      const { problems = [] } = checkContent(
        FILE.replace(from, () => to),
        SCHEMA,
        'home.yaml',
      );
      assert.ok(
        problems.some((problem) => problem.line === line && problem.message === message),
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
