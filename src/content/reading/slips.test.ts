import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { z } from 'zod';
import { checkContent } from './parse-content.ts';
import { text } from '../schemas/fields.ts';

/**
 * What people mistype in content files, and what each of them is told: the line to correct and a sentence.
 * `node --test src/content/slips.test.ts` prints the table.
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

interface Slip {
  slip: string;
  /** What stands in the file and what is typed instead. */
  from: string;
  to: string;
  /** What is said, one of the problems where there are several. */
  line: number;
  said: string;
}

const SLIPS: Slip[] = [
  {
    slip: 'a colon in a text',
    from: 'name: Haven Network',
    to: 'name: Haven: Network',
    line: 2,
    said: 'a text with ": " in it needs quotation marks around it; expected name: "Haven: Network".',
  },
  {
    slip: 'a colon in an item of a list',
    from: '- Empowering',
    to: '- Empowering: all',
    line: 7,
    said: 'expected a text; put it between quotation marks (One line.).',
  },
  {
    slip: 'three spaces instead of two',
    from: '  caption: Founder',
    to: '   caption: Founder',
    line: 5,
    said: 'this line starts with 3 spaces, "name" above it with 2 spaces; fields that belong together start in the same column.',
  },
  {
    slip: 'two spaces too many below a remark',
    from: '  caption: Founder',
    to: '  # Said below the name.\n    caption: Founder',
    line: 6,
    said: 'this line starts with 4 spaces, the fields above it with 2 spaces; fields that belong together start in the same column.',
  },
  {
    slip: 'a field that belongs further in, below a remark',
    from: '  name: Ada\n  caption: Founder',
    to: '  # Add a name below.\nname: Ada',
    line: 5,
    said: '"name" stands here a second time, first on line 2; put two spaces before it if it belongs to "founder" above it, or keep one of the two.',
  },
  {
    slip: 'one space instead of two',
    from: '  caption: Founder',
    to: ' caption: Founder',
    line: 5,
    said: 'this line starts with one space, the fields above it with 2 spaces; fields that belong together start in the same column.',
  },
  {
    slip: 'a field below a text',
    from: 'founder:',
    to: 'founder: Ada',
    line: 4,
    said: 'this line starts with 2 spaces, further in than "founder" above it, which has a text already; fields that belong together start in the same column, and a field with others below it has nothing after its colon.',
  },
  {
    slip: 'a space before the first field',
    from: 'name: Haven Network',
    to: ' name: Haven Network',
    line: 2,
    said: "the file's first field starts with one space; expected none.",
  },
  {
    slip: 'a quotation mark not closed',
    from: 'caption: Founder',
    to: 'caption: "Founder',
    line: 5,
    said: 'the text starts with a quotation mark and has none at its end; add the same mark there.',
  },
  {
    slip: 'a quotation mark not closed before another text in quotation marks',
    from: 'name: Ada\n  caption: Founder',
    to: 'name: "Ada\n  caption: "Founder"',
    line: 4,
    said: 'the text starts with a quotation mark and has none at its end; add the same mark there.',
  },
  {
    slip: 'an apostrophe not closed',
    from: 'caption: Founder',
    to: "caption: 'Founder",
    line: 5,
    said: 'the text starts with a quotation mark and has none at its end; add the same mark there.',
  },
  {
    slip: 'an apostrophe between single quotation marks',
    from: 'caption: Founder',
    to: "caption: 'The church's founder'",
    line: 5,
    said: 'the text goes on after its closing quotation mark; where an apostrophe stands in it, put double quotation marks (") around the whole text.',
  },
  {
    slip: 'quotation marks inside quotation marks',
    from: 'caption: Founder',
    to: 'caption: "The "founder" of it"',
    line: 5,
    said: "the text goes on after its closing quotation mark; put the marks around the whole text, and write those inside it as “ ” or '.",
  },
  {
    slip: 'words after the closing quotation mark',
    from: 'caption: Founder',
    to: 'caption: "Founder" of it',
    line: 5,
    said: "the text goes on after its closing quotation mark; put the marks around the whole text, and write those inside it as “ ” or '.",
  },
  {
    slip: 'quotation marks around a field and not closed',
    from: '  caption: Founder',
    to: '  "caption: Founder',
    line: 5,
    said: 'the text starts with a quotation mark and has none at its end; add the same mark there.',
  },
  {
    slip: 'a backslash between quotation marks',
    from: 'caption: Founder',
    to: 'caption: "Founder\\Owner"',
    line: 5,
    said: 'a backslash between double quotation marks stands for a special character; write it twice (\\\\), or put single quotation marks around the text.',
  },
  {
    slip: 'a field written twice',
    from: '  caption: Founder',
    to: '  caption: Founder\n  caption: Owner',
    line: 6,
    said: '"caption" stands here a second time, first on line 5; keep one of the two.',
  },
  {
    slip: 'a tab instead of spaces',
    from: '  caption: Founder',
    to: '\tcaption: Founder',
    line: 5,
    said: 'this line starts with a tab; expected spaces, two for each level.',
  },
  {
    slip: 'a tab before an item of a list',
    from: '  - Together',
    to: '\t- Together',
    line: 8,
    said: 'this line starts with a tab; expected spaces, two for each level.',
  },
  {
    slip: 'a space that a web page put there',
    from: 'name: Haven Network',
    to: 'name: Haven Network',
    line: 2,
    said: 'this line holds a space of another kind, as web pages and word processors write it; delete the spaces and type them anew.',
  },
  {
    slip: 'a colon of another script',
    from: 'name: Haven Network',
    to: 'name： Haven Network',
    line: 2,
    said: 'the colon is one of another script; type an ordinary colon and a space.',
  },
  {
    slip: 'no space after a colon',
    from: 'name: Ada',
    to: 'name:Ada',
    line: 4,
    said: 'a space is missing after the colon; expected "name: Ada".',
  },
  {
    slip: 'no colon',
    from: '  caption: Founder',
    to: '  caption Founder',
    line: 5,
    said: 'this line is no field; expected a name, a colon, a space and a text. If it goes on with the text of the line above, write both on one line.',
  },
  {
    slip: 'no space after a hyphen',
    from: '- Together',
    to: '-Together',
    line: 8,
    said: 'a space is missing after the hyphen; expected "- Together".',
  },
  {
    slip: 'an item of a list further in',
    from: '  - Together',
    to: '   - Together',
    line: 8,
    said: 'this line was taken for more of the text above it; all lines of a list start in the same column, and a text with " - " at the start of a line needs quotation marks around it.',
  },
  {
    slip: 'an item of a list less far in',
    from: '  - Together',
    to: ' - Together',
    line: 8,
    said: 'a line that starts with "- " does not fit here; all lines of a list start in the same column, below the field they belong to.',
  },
  {
    slip: 'an item of a list without its hyphen',
    from: '  - Together',
    to: '  Together: x',
    line: 8,
    said: 'this line stands between the lines of a list, which all start with "- ", or has the wrong number of spaces before it; fields that belong together start in the same column.',
  },
  {
    slip: 'an item of a list between fields',
    from: '  caption: Founder',
    to: '  - Founder',
    line: 5,
    said: 'a line that starts with "- " does not fit here; all lines of a list start in the same column, below the field they belong to.',
  },
  {
    slip: 'a list after a colon',
    from: 'caption: Founder',
    to: 'caption: - Founder',
    line: 5,
    said: '"-" does not fit after a colon; put quotation marks around the whole text, or start the list on the next line.',
  },
  {
    slip: 'a text that goes on without spaces',
    from: 'caption: Founder',
    to: 'caption: Founder\nand owner',
    line: 6,
    said: 'this line is no field; expected a name, a colon, a space and a text. If it goes on with the text of the line above, write both on one line.',
  },
  {
    slip: 'stars at the start of a text',
    from: 'caption: Founder',
    to: 'caption: **Founder**',
    line: 5,
    said: 'a text that starts with "*" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'one star at the start of a text',
    from: 'caption: Founder',
    to: 'caption: * Founder',
    line: 5,
    said: 'a text that starts with "*" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'an ampersand at the start of a text',
    from: 'caption: Founder',
    to: 'caption: &Founder',
    line: 5,
    said: 'a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'an exclamation mark at the start of a text',
    from: 'caption: Founder',
    to: 'caption: !Founder of it',
    line: 5,
    said: 'a text that starts with "!" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'an @ at the start of a text',
    from: 'caption: Founder',
    to: 'caption: @founder',
    line: 5,
    said: 'a text that starts with "@" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'a percent sign at the start of a text',
    from: 'caption: Founder',
    to: 'caption: %50',
    line: 5,
    said: 'a text that starts with "%" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'a percent sign at the start of the file',
    from: 'name: Haven Network',
    to: '%name: Haven Network',
    line: 2,
    said: 'a line that starts with "%" has a meaning of its own here; remove the "%" or put quotation marks around the text.',
  },
  {
    slip: 'a comma at the start of a text',
    from: 'caption: Founder',
    to: 'caption: , Founder',
    line: 5,
    said: 'a text that starts with "," has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'a greater-than sign at the start of a text',
    from: 'caption: Founder',
    to: 'caption: > Founder',
    line: 5,
    said: 'a text that starts with ">" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'a question mark at the start of a text',
    from: 'caption: Founder',
    to: 'caption: ? Founder',
    line: 5,
    said: 'a text that starts with "?" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'a name in braces at the start of a text',
    from: 'caption: Founder',
    to: 'caption: {organisation} Founder',
    line: 5,
    said: 'a text that starts with "{" needs quotation marks around it.',
  },
  {
    slip: 'a name in braces alone',
    from: 'caption: Founder',
    to: 'caption: {organisation}',
    line: 5,
    said: 'expected a text; put it between quotation marks (Line below the name.).',
  },
  {
    slip: 'braces not closed',
    from: 'caption: Founder',
    to: 'caption: {organisation',
    line: 5,
    said: '"{" has no "}" to it; a text that starts with "{" needs quotation marks around it.',
  },
  {
    slip: 'brackets at the start of a text',
    from: 'caption: Founder',
    to: 'caption: [Our] founder',
    line: 5,
    said: 'a text that starts with "[" needs quotation marks around it.',
  },
  {
    slip: 'a list in brackets without commas',
    from: 'headline:\n  - Empowering\n  - Together',
    to: 'headline: ["Empowering" "Together"]',
    line: 6,
    said: 'inside { } and [ ] a comma stands between two entries; a text that starts with a bracket needs quotation marks around it, and a list is easier to read with one "- " line for each entry.',
  },
  {
    slip: 'a list with hyphens in brackets',
    from: 'headline:\n  - Empowering\n  - Together',
    to: 'headline: [\n  - Empowering\n  ]',
    line: 7,
    said: 'inside { } and [ ] a comma stands between two entries; a text that starts with a bracket needs quotation marks around it, and a list is easier to read with one "- " line for each entry.',
  },
  {
    slip: 'a # in a text',
    from: 'caption: Founder',
    to: 'caption: We are the #1 home',
    line: 5,
    said: 'everything after " #" is a remark that no visitor sees; put quotation marks around the whole text, or write the remark on a line of its own.',
  },
  {
    slip: 'a # at the start of a text',
    from: 'caption: Founder',
    to: 'caption: #1',
    line: 5,
    said: 'everything after " #" is a remark that no visitor sees; put quotation marks around the whole text, or write the remark on a line of its own.',
  },
  {
    slip: 'a # after a quotation mark',
    from: 'caption: Founder',
    to: 'caption: "Founder"#1',
    line: 5,
    said: '"#" follows directly on a quotation mark; if it belongs to the text, move it inside the marks, otherwise put a space before it.',
  },
  {
    slip: 'three hyphens between fields',
    from: 'headline:',
    to: '---\nheadline:',
    line: 6,
    said: '"---" ends the file here, so that nothing below it would be read; remove this line.',
  },
  {
    slip: 'two versions that git could not join',
    from: '  caption: Founder',
    to: '<<<<<<< HEAD\n  caption: Founder\n=======\n  caption: Owner\n>>>>>>> other',
    line: 5,
    said: 'this line was left behind by git between two versions of the text; keep one version and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".',
  },
  {
    slip: 'a name for a text used elsewhere',
    from: 'caption: Founder',
    to: 'caption: &a &b Founder',
    line: 5,
    said: 'a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'a reference that grows',
    from: 'caption: Founder',
    to: 'caption: &a Founder\nheadline2: [*a, *a]',
    line: 5,
    said: 'a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'two types',
    from: 'caption: Founder',
    to: 'caption: !!str !!str Founder',
    line: 5,
    said: 'a text that starts with "!" has a meaning of its own here; put quotation marks around the whole text.',
  },
  {
    slip: 'a field of more than a thousand letters',
    from: 'caption: Founder',
    to: `caption: Founder\n${'x'.repeat(1100)}: 1`,
    line: 6,
    said: 'the part before the colon is far too long for the name of a field; put quotation marks around the text, or write the name of its field before it.',
  },
  {
    slip: 'a mistyped field',
    from: '  caption: Founder',
    to: '  captoin: Founder',
    line: 5,
    said: '"captoin" is not a field here; expected only name, caption. Perhaps "caption" was meant.',
  },
  {
    slip: 'a field in quotation marks of print',
    from: '  caption: Founder',
    to: '  “caption”: Founder',
    line: 5,
    said: '"“caption”" is not a field here; expected only name, caption. Perhaps "caption" was meant.',
  },
  {
    slip: 'a field that is missing',
    from: '  caption: Founder\n',
    to: '',
    line: 3,
    said: 'is missing (Line below the name.).',
  },
  {
    slip: 'a field that is empty',
    from: 'caption: Founder',
    to: 'caption:',
    line: 5,
    said: 'is empty (Line below the name.).',
  },
  {
    slip: 'a number where a text belongs',
    from: 'caption: Founder',
    to: 'caption: 2027',
    line: 5,
    said: 'expected a text; put it between quotation marks (Line below the name.).',
  },
  {
    slip: 'a text where a list belongs',
    from: 'headline:\n  - Empowering\n  - Together',
    to: 'headline: Empowering',
    line: 6,
    said: 'expected a list whose lines start with "- " (The headline.).',
  },
  {
    slip: 'HTML in a text',
    from: 'caption: Founder',
    to: 'caption: <b>Founder</b>',
    line: 5,
    said: 'expected plain text without HTML tags, found "<b>Founder</b>" (Line below the name.).',
  },
  {
    slip: 'a name in braces that nobody knows',
    from: 'caption: Founder',
    to: 'caption: The founder of {organization}',
    line: 5,
    said: '"{organization}" is not known here; expected one of {organisation}, {founder}, {email}, found "The founder of {organization}" (Line below the name.).',
  },
  {
    slip: 'a direction mark in a text',
    from: 'caption: Founder',
    to: 'caption: "Founder \\u202e of it"',
    line: 5,
    said: 'expected visible characters; U+202E turns the direction of the text, delete it, found "Founder <U+202E> of it" (Line below the name.).',
  },
  {
    slip: 'a text of invisible characters',
    from: 'caption: Founder',
    to: 'caption: "\\u200b"',
    line: 5,
    said: 'expected a text; this one has only invisible characters, found "<U+200B>" (Line below the name.).',
  },
];

test('the file without a slip is accepted', () => {
  assert.equal(checkContent(FILE, SCHEMA, 'home.yaml').problems, undefined);
});

describe('every slip is answered with the line to correct and a sentence', () => {
  for (const { slip, from, to, line, said } of SLIPS) {
    test(`${slip} → line ${line}: ${said}`, () => {
      assert.ok(FILE.includes(from));
      const { problems = [] } = checkContent(
        FILE.replace(from, () => to),
        SCHEMA,
        'home.yaml',
      );
      const told = problems.map((problem) => [problem.line, problem.message]);
      assert.ok(
        told.some(([at, message]) => at === line && message === said),
        JSON.stringify(told, null, 2),
      );
    });
  }
});

test('no mistake is told in the words of the parser', () => {
  for (const { said } of SLIPS) {
    assert.doesNotMatch(said, /mapping|scalar|implicit|sequence|anchor|alias|token|node|flow/i);
  }
});
