import { z } from 'zod';
import { FILE_NAME, storedName } from '../text/stored-name.ts';

/** A group of fields. Unknown fields are refused. */
export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

/** A text that matches a pattern. @param expected the message for any other text */
export const pattern = (form: RegExp, expected: string) => z.string().trim().regex(form, expected);

/** A field that is true or false. */
export const trueOrFalse = (description: string) =>
  z.boolean('Write true or false').meta({ description, inFile: 'true or false.' });

/** A refinement that reports what `problemOf` returns. @param path of the field with the mistake */
export function refineWith<Value>(
  problemOf: (value: Value) => string | undefined,
  ...path: string[]
) {
  return (value: Value, context: z.RefinementCtx) => {
    const message = problemOf(value);
    if (message) context.addIssue({ code: 'custom', path: [...path], message });
  };
}

/** Lets a rule run if these fields can be read, whatever mistakes they or their siblings have. */
export const whenReadable = (...fields: string[]) => ({
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(
      ({ path: [field] = [], continue: isRead = false }) =>
        isRead || (field !== undefined && !fields.includes(String(field))),
    ),
});

/** Refuses a repeated name in a list. @param nameOf undefined for an item that may repeat */
export function refuseRepeats<Item>(
  nameOf: (item: Item) => string | undefined,
  messageFor: (name: string) => string,
  ...path: string[]
) {
  return (items: readonly Item[], context: z.RefinementCtx) => {
    const names = items.map(nameOf);
    names.forEach((name, index) => {
      if (name === undefined || names.indexOf(name) === index) return;
      context.addIssue({ code: 'custom', path: [index, ...path], message: messageFor(name) });
    });
  };
}

/** A file name. @param folder its folder @param what such as "a picture" @param example a name */
export const fileName = (folder: string, what: string, example: string) =>
  z
    .string()
    .trim()
    .regex(FILE_NAME, {
      error: ({ input = '' }) => {
        const better = storedName(input, '');
        return FILE_NAME.test(better) && !/[/\\]/.test(input)
          ? `Use small letters, digits and hyphens: rename the file in ${folder} to "${better}", and write that name here`
          : `Write the name of ${what} in ${folder}, in small letters without spaces, such as ${example}`;
      },
    });
