export * from './content-error.ts';
export { parseMarkdown } from './parse-markdown.ts';
export { normalizedText, withEncodingOf } from './yaml.ts';
export {
  isWellFormed,
  locationIn,
  memoizeByObject,
  type TextFile,
  writtenData,
} from './text-file.ts';
