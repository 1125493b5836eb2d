import { z } from 'zod';
import { FILE_NAME, storedName } from '../text/stored-name.ts';

/** A group of fields. Unknown fields are refused. */
export function group<const Fields extends z.ZodRawShape>(description: string, fields: Fields) {
  return z.strictObject(fields).describe(description);
}

/** A text that matches a pattern. @param expected the message for any other text */
export const pattern = (form: RegExp, expected: string) => z.string().trim().regex(form, expected);

/** A field that is true or false. */
export const flag = (description: string) =>
  z.boolean('Write true or false').meta({ description, inFile: 'true or false.' });

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
