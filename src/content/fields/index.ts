export { addressProblem, linkProblem } from './address.ts';
export { type AnyBlock, blockHead, blockSchema, itemCount, listOf, paragraphs } from './block.ts';
export { country } from './country.ts';
export { day, hasBegun, pastDay } from './day.ts';
export { questionList } from './faqs.ts';
export { hintInFile, WHILE, whileEmpty, whileSample } from './field-meta.ts';
export { fieldsOf } from './fields-of.ts';
export {
  alt,
  alternative,
  blockPicture,
  email,
  fileName,
  goldenText,
  group,
  headline,
  type Hint,
  hint,
  hintOf,
  httpsAddress,
  lead,
  listedHead,
  markdown,
  MAX_TITLE_LENGTH,
  name,
  pageHead,
  pageLink,
  pattern,
  PICTURE_FILE,
  pictureFile,
  refineWith,
  refuseRepeats,
  text,
  textLink,
  trueOrFalse,
  whenReadable,
} from './fields.ts';
export {
  jsonSchema,
  type JsonSchema,
  type Path,
  schemaAt,
  shapeOf,
  valueAt,
} from './json-schema.ts';
