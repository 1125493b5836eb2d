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

/** Each typo, its change of the file, and a reported problem. ⇥ stands for a tab, ⍽ for U+00A0. */
const DIFFS = String.raw`
a colon in a text
- name: Haven Network
+ name: Haven: Network
2: a text with ": " in it needs quotation marks around it; expected name: "Haven: Network".

a colon in an item of a list
- - Empowering
+ - Empowering: all
7: expected a text; put it between quotation marks (One line.).

three spaces instead of two
-   caption: Founder
+    caption: Founder
5: this line starts with 3 spaces, "name" above it with 2 spaces; fields that belong together start in the same column.

two spaces too many below a remark
-   caption: Founder
+   # Said below the name.
+     caption: Founder
6: this line starts with 4 spaces, the fields above it with 2 spaces; fields that belong together start in the same column.

a field that belongs further in, below a remark
-   name: Ada
-   caption: Founder
+   # Add a name below.
+ name: Ada
5: "name" stands here a second time, first on line 2; put two spaces before it if it belongs to "founder" above it, or keep one of the two.

one space instead of two
-   caption: Founder
+  caption: Founder
5: this line starts with one space, the fields above it with 2 spaces; fields that belong together start in the same column.

a field below a text
- founder:
+ founder: Ada
4: this line starts with 2 spaces, further in than "founder" above it, which has a text already; fields that belong together start in the same column, and a field with others below it has nothing after its colon.

a space before the first field
- name: Haven Network
+  name: Haven Network
2: the file's first field starts with one space; expected none.

a quotation mark not closed
- caption: Founder
+ caption: "Founder
5: the text starts with a quotation mark and has none at its end; add the same mark there.

a quotation mark not closed before another text in quotation marks
- name: Ada
-   caption: Founder
+ name: "Ada
+   caption: "Founder"
4: the text starts with a quotation mark and has none at its end; add the same mark there.

an apostrophe not closed
- caption: Founder
+ caption: 'Founder
5: the text starts with a quotation mark and has none at its end; add the same mark there.

an apostrophe between single quotation marks
- caption: Founder
+ caption: 'The church's founder'
5: the text goes on after its closing quotation mark; where an apostrophe stands in it, put double quotation marks (") around the whole text.

quotation marks inside quotation marks
- caption: Founder
+ caption: "The "founder" of it"
5: the text goes on after its closing quotation mark; put the marks around the whole text, and write those inside it as “ ” or '.

words after the closing quotation mark
- caption: Founder
+ caption: "Founder" of it
5: the text goes on after its closing quotation mark; put the marks around the whole text, and write those inside it as “ ” or '.

quotation marks around a field and not closed
-   caption: Founder
+   "caption: Founder
5: the text starts with a quotation mark and has none at its end; add the same mark there.

a backslash between quotation marks
- caption: Founder
+ caption: "Founder\Owner"
5: a backslash between double quotation marks stands for a special character; write it twice (\\), or put single quotation marks around the text.

a field written twice
-   caption: Founder
+   caption: Founder
+   caption: Owner
6: "caption" stands here a second time, first on line 5; keep one of the two.

a tab instead of spaces
-   caption: Founder
+ ⇥caption: Founder
5: this line starts with a tab; expected spaces, two for each level.

a tab before an item of a list
-   - Together
+ ⇥- Together
8: this line starts with a tab; expected spaces, two for each level.

a space that a web page put there
- name: Haven Network
+ name:⍽Haven Network
2: this line holds a space of another kind, as web pages and word processors write it; delete the spaces and type them anew.

a colon of another script
- name: Haven Network
+ name： Haven Network
2: the colon is one of another script; type an ordinary colon and a space.

no space after a colon
- name: Ada
+ name:Ada
4: a space is missing after the colon; expected "name: Ada".

no colon
-   caption: Founder
+   caption Founder
5: this line is no field; expected a name, a colon, a space and a text. If it goes on with the text of the line above, write both on one line.

no space after a hyphen
- - Together
+ -Together
8: a space is missing after the hyphen; expected "- Together".

an item of a list further in
-   - Together
+    - Together
8: this line was taken for more of the text above it; all lines of a list start in the same column, and a text with " - " at the start of a line needs quotation marks around it.

an item of a list less far in
-   - Together
+  - Together
8: a line that starts with "- " does not fit here; all lines of a list start in the same column, below the field they belong to.

an item of a list without its hyphen
-   - Together
+   Together: x
8: this line stands between the lines of a list, which all start with "- ", or has the wrong number of spaces before it; fields that belong together start in the same column.

an item of a list between fields
-   caption: Founder
+   - Founder
5: a line that starts with "- " does not fit here; all lines of a list start in the same column, below the field they belong to.

a list after a colon
- caption: Founder
+ caption: - Founder
5: "-" does not fit after a colon; put quotation marks around the whole text, or start the list on the next line.

a text that goes on without spaces
- caption: Founder
+ caption: Founder
+ and owner
6: this line is no field; expected a name, a colon, a space and a text. If it goes on with the text of the line above, write both on one line.

stars at the start of a text
- caption: Founder
+ caption: **Founder**
5: a text that starts with "*" has a meaning of its own here; put quotation marks around the whole text.

one star at the start of a text
- caption: Founder
+ caption: * Founder
5: a text that starts with "*" has a meaning of its own here; put quotation marks around the whole text.

an ampersand at the start of a text
- caption: Founder
+ caption: &Founder
5: a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.

an exclamation mark at the start of a text
- caption: Founder
+ caption: !Founder of it
5: a text that starts with "!" has a meaning of its own here; put quotation marks around the whole text.

an @ at the start of a text
- caption: Founder
+ caption: @founder
5: a text that starts with "@" has a meaning of its own here; put quotation marks around the whole text.

a percent sign at the start of a text
- caption: Founder
+ caption: %50
5: a text that starts with "%" has a meaning of its own here; put quotation marks around the whole text.

a percent sign at the start of the file
- name: Haven Network
+ %name: Haven Network
2: a line that starts with "%" has a meaning of its own here; remove the "%" or put quotation marks around the text.

a comma at the start of a text
- caption: Founder
+ caption: , Founder
5: a text that starts with "," has a meaning of its own here; put quotation marks around the whole text.

a greater-than sign at the start of a text
- caption: Founder
+ caption: > Founder
5: a text that starts with ">" has a meaning of its own here; put quotation marks around the whole text.

a question mark at the start of a text
- caption: Founder
+ caption: ? Founder
5: a text that starts with "?" has a meaning of its own here; put quotation marks around the whole text.

a name in braces at the start of a text
- caption: Founder
+ caption: {organisation} Founder
5: a text that starts with "{" needs quotation marks around it.

a name in braces alone
- caption: Founder
+ caption: {organisation}
5: expected a text; put it between quotation marks (Line below the name.).

braces not closed
- caption: Founder
+ caption: {organisation
5: "{" has no "}" to it; a text that starts with "{" needs quotation marks around it.

brackets at the start of a text
- caption: Founder
+ caption: [Our] founder
5: a text that starts with "[" needs quotation marks around it.

a list in brackets without commas
- headline:
-   - Empowering
-   - Together
+ headline: ["Empowering" "Together"]
6: inside { } and [ ] a comma stands between two entries; a text that starts with a bracket needs quotation marks around it, and a list is easier to read with one "- " line for each entry.

a list with hyphens in brackets
- headline:
-   - Empowering
-   - Together
+ headline: [
+   - Empowering
+   ]
7: inside { } and [ ] a comma stands between two entries; a text that starts with a bracket needs quotation marks around it, and a list is easier to read with one "- " line for each entry.

a # in a text
- caption: Founder
+ caption: We are the #1 home
5: everything after " #" is a remark that no visitor sees; put quotation marks around the whole text, or write the remark on a line of its own.

a # at the start of a text
- caption: Founder
+ caption: #1
5: everything after " #" is a remark that no visitor sees; put quotation marks around the whole text, or write the remark on a line of its own.

a # after a quotation mark
- caption: Founder
+ caption: "Founder"#1
5: "#" follows directly on a quotation mark; if it belongs to the text, move it inside the marks, otherwise put a space before it.

three hyphens between fields
- headline:
+ ---
+ headline:
6: "---" ends the file here, so that nothing below it would be read; remove this line.

two versions that git could not join
-   caption: Founder
+ <<<<<<< HEAD
+   caption: Founder
+ =======
+   caption: Owner
+ >>>>>>> other
5: this line was left behind by git between two versions of the text; keep one version and remove the lines of "<<<<<<<", "=======" and ">>>>>>>".

a name for a text used elsewhere
- caption: Founder
+ caption: &a &b Founder
5: a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.

a reference that grows
- caption: Founder
+ caption: &a Founder
+ headline2: [*a, *a]
5: a text that starts with "&" has a meaning of its own here; put quotation marks around the whole text.

two types
- caption: Founder
+ caption: !!str !!str Founder
5: a text that starts with "!" has a meaning of its own here; put quotation marks around the whole text.

a field of more than a thousand letters
- caption: Founder
+ caption: Founder
+ xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx: 1
6: the part before the colon is far too long for the name of a field; put quotation marks around the text, or write the name of its field before it.

a mistyped field
-   caption: Founder
+   captoin: Founder
5: "captoin" is not a field here; expected only name, caption. Perhaps "caption" was meant.

a field in quotation marks of print
-   caption: Founder
+   “caption”: Founder
5: "“caption”" is not a field here; expected only name, caption. Perhaps "caption" was meant.

a field that is missing
-   caption: Founder
3: is missing (Line below the name.).

a field that is empty
- caption: Founder
+ caption:
5: is empty (Line below the name.).

a number where a text belongs
- caption: Founder
+ caption: 2027
5: expected a text; put it between quotation marks (Line below the name.).

a text where a list belongs
- headline:
-   - Empowering
-   - Together
+ headline: Empowering
6: expected a list whose lines start with "- " (The headline.).

HTML in a text
- caption: Founder
+ caption: <b>Founder</b>
5: expected plain text without HTML tags, found "<b>Founder</b>" (Line below the name.).

a name in braces that nobody knows
- caption: Founder
+ caption: The founder of {organization}
5: "{organization}" is not known here; expected one of {organisation}, {founder}, {email}, found "The founder of {organization}" (Line below the name.).

a direction mark in a text
- caption: Founder
+ caption: "Founder \u202e of it"
5: expected visible characters; U+202E turns the direction of the text, delete it, found "Founder <U+202E> of it" (Line below the name.).

a text of invisible characters
- caption: Founder
+ caption: "\u200b"
5: expected a text; this one has only invisible characters, found "<U+200B>" (Line below the name.).
`;

const TYPOS = DIFFS.trim()
  .split('\n\n')
  .map((diff) => {
    const [typo = '', ...lines] = diff.split('\n');
    const [, line, message = ''] = /^(\d+): (.*)$/.exec(lines.at(-1) ?? '') ?? [];
    const side = (sign: '-' | '+') =>
      lines
        .filter((one) => one.startsWith(`${sign} `))
        .map((one) => one.slice(2).replace('⇥', '\t').replace('⍽', '\u00a0'))
        .join('\n');
    return { typo, from: side('-'), to: side('+'), line: Number(line), message };
  });

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
