export { addressProblem, linkProblem } from './address.ts';
export { type AnyBlock, block, itemCount, listOf, blockHead, paragraphs } from './block.ts';
export { country } from './country.ts';
export { day, hasBegun, pastDay } from './day.ts';
export { questionList } from './faqs.ts';
export { hintInFile, WHILE, whileEmpty, whileSample } from './field-meta.ts';
export { fieldsOf, isWords } from './fields-of.ts';
export {
  refuseRepeats,
  alt,
  alternative,
  email,
  fileName,
  goldenText,
  group,
  headline,
  type Hint,
  hintOf,
  hint,
  httpsAddress,
  lead,
  listedHead,
  markdown,
  MAX_TITLE_LENGTH,
  pattern,
  name,
  whenReadable,
  pageHead,
  pageLink,
  PICTURE_FILE,
  blockPicture,
  pictureFile,
  refineWith,
  text,
  textLink,
  trueOrFalse,
} from './fields.ts';
export {
  jsonSchema,
  type JsonSchema,
  type Path,
  schemaAt,
  shapeOf,
  valueAt,
} from './json-schema.ts';
