export {
  goldenText,
  type Hint,
  headline,
  hint,
  hintOf,
  lead,
  markdown,
  name,
  text,
} from './texts.ts';
export { addressProblem, email, httpsAddress, linkProblem, pageLink, textLink } from './address.ts';
export { alt, alternative, blockPicture, PICTURE_FILE, pictureFile } from './pictures.ts';
export { samplePageHead, MAX_TITLE_LENGTH, pageHead } from './page-head.ts';
export {
  type AnyBlock,
  blockHeadFields,
  blockSchema,
  itemCountSchema,
  listOf,
  paragraphs,
} from './block.ts';
export { day, hasBegun, pastDay } from './day.ts';
export { country } from './country.ts';
export { fileName, group, pattern, trueOrFalse } from './plain-fields.ts';
export { refineWith, refuseRepeats, whenReadable } from './refinements.ts';
export {
  type BasicKind,
  type FeatureKind,
  hintInFile,
  isKindIn,
  type Kind,
  KINDS,
  LAUNCH_CONDITIONS,
  whileEmpty,
  whileEnding,
  whileOld,
  whileSample,
} from './field-meta.ts';
export {
  chosenField,
  type Field,
  fieldAt,
  fieldOf,
  fieldsOf,
  fieldsWithin,
  isProse,
  isWords,
  mapValues,
  type Path,
  typeOf,
  valueAt,
  wordsOfKey,
} from './field.ts';
export { jsonSchema, type JsonSchema } from './json-schema.ts';
