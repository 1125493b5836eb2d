export * from './content-error.ts';
export { parseMarkdown } from './parse-markdown.ts';
export { plainText, withEncodingOf } from './yaml.ts';
export { isParsed, locationIn, memoizeByObject, type TextFile, writtenData } from './text-file.ts';
