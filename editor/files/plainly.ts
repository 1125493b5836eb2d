/**
 * A sentence of the build in words for somebody who fills in a form: `expected a day, found "x".`
 * becomes `This needs a day. It says “x” now.`
 */
export const plainly = (message: string): string =>
  message
    .replace(/^is (?=missing|empty)/, 'This is ')
    .replace(/^expected /, 'This needs ')
    .replace(/([;,]) expected (only )?/g, '. This needs $2')
    .replace(/, found (".*?"|[^.;]+)([.;]|$)/su, '. It says $1 now$2')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
