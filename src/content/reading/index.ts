export {
  ContentError,
  type ContentProblem,
  fieldNames,
  problemsOf,
  throwProblems,
} from './content-error.ts';
export { parseMarkdown } from './parse-markdown.ts';
export { likeSource, plainText } from './yaml.ts';
export { memoizeByObject, locationIn, type TextFile } from './text-file.ts';
