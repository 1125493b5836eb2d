import { z } from 'zod';
import { characterProblem, printable } from '../text/characters.ts';

/** Variables that any text may use; `buildContent` fills them, `{organisation}` with its name. */
export const SHARED_VARIABLES = ['organisation', 'founder', 'email'] as const;

const SHARED = SHARED_VARIABLES.map((name) => `{${name}}`);

/** A sentence for each variable that a text may not use. @param variables those that it may use */
export function variableProblems(text: string, variables: readonly string[] = SHARED): string[] {
  return (text.match(/\{.*?\}/g) ?? [])
    .filter((variable) => !variables.includes(variable))
    .map((variable) => `"${printable(variable)}"`)
    .map((quoted) =>
      variables.length > 0
        ? `${quoted} is not known here. Use one of ${variables.join(', ')}`
        : `Write the words themselves instead of ${quoted}`,
    );
}

/** A hint, and the variables that this text may use. */
export interface Hint {
  readonly description: string;
  readonly variables: readonly string[];
}

/** A hint for a text with more than the shared variables: hint`With ${'days'}.` says "With {days}." */
export function hint(words: TemplateStringsArray, ...fields: string[]): Hint {
  const variables = fields.map((field) => `{${field}}`);
  return {
    description: String.raw({ raw: words }, ...variables),
    variables: [...SHARED, ...variables],
  };
}

/** Turns a sentence into a hint for a text with the shared variables. */
export const hintOf = (hint: Hint | string): Hint =>
  typeof hint === 'string' ? { description: hint, variables: SHARED } : hint;

/** Plain text. @param hint empty if its label says as much @param max in characters */
export function text(hint: Hint | string, max = 2000, min = 1) {
  const { description, variables } = hintOf(hint);
  return z
    .string()
    .trim()
    .min(min, min === 1 ? 'Write something here' : `Write at least ${min} characters`)
    .max(max, `Use at most ${max} characters`)
    .superRefine((value, context) => {
      const problems = [
        characterProblem(value),
        /<[a-z/!]/i.test(value) && 'Write plain text without HTML tags',
        ...variableProblems(value, variables),
      ];
      for (const message of problems) if (message) context.addIssue({ code: 'custom', message });
    })
    .meta({ description, kind: 'words' });
}

/** A text that fills a variable. It may use none itself, because texts are filled only once. */
export const textWithoutVariables = (description: string, max: number) =>
  text({ description, variables: [] }, max);

/** A name or abbreviation, which may be the same in every language. */
export function name(description: string, max: number) {
  return text(description, max).meta({ kind: 'name' });
}

/** An introduction to the text below it. */
export const lead = (description: string, max: number) =>
  text(description, max).meta({ title: 'Introduction' });

/** A text in which `**words**` are gold. @param what its hint, without a full stop */
export const goldenText = (what: string, max: number) =>
  text(what, max)
    // An odd number of `**` would turn the rest of the text gold.
    .refine((value) => value.split('**').length % 2 === 1, {
      error: 'Write two stars before and two after the words that are gold',
    })
    .describe(`${what}; **two stars** around words make them gold.`);

/** The headline of a page, line by line. */
export const headline = z
  .array(text('One line of the headline.', 24))
  .min(1, 'Write at least one line')
  .max(4, 'Write at most four lines')
  .describe('The headline, line by line; the last line is gold.');

/** A text in Markdown, with headings. */
export const markdown = (description: string) =>
  z
    .string()
    .trim()
    .min(1, 'Write at least one paragraph')
    .max(20_000, 'Use at most 20000 characters')
    .meta({
      description,
      inFile:
        '"## " before a heading, "> " before a quotation, "- " or "1. " before a line of a list, **bold**, *italic*, [words](/contact-us) for a link. Write it after "|", two spaces further in.',
      kind: 'markdown',
    });
