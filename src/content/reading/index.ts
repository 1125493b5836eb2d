export * from './content-error.ts';
export { parseMarkdown } from './parse-markdown.ts';
export { plainText, withEncodingOf } from './yaml.ts';
export { memoizeByObject, locationIn, type TextFile } from './text-file.ts';
