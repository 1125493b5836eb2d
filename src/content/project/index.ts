export {
  type Anchor,
  type AnyBlock,
  type BlockKind,
  type BlockPicture,
  defineBlock,
  type FirstData,
  isKind,
  type RenderedSection,
} from './block-kind.ts';
export { type AddedField, defineField, defineFile, fileIn, valueOf } from './content-file.ts';
export { type Content, fieldOf, isShown, withCustomPage } from './content.ts';
export type { Feature, Origins } from './feature.ts';
export { parsedData, storedCustomPage, type StoredPage, validatedData } from './file-data.ts';
export type { FileInfo } from './file-info.ts';
export { ADDRESS, fileNameProblem } from './file-name.ts';
export { listedPage, OFFLINE, type PageKind } from './listed-page.ts';
export { isAlike, isRising, matchItems } from './match-items.ts';
export { Model } from './model.ts';
export { newTabNote, outsideLink } from './outside-link.ts';
export { customPagesFolder, pathOfPage } from './page-paths.ts';
export { postsIn } from './posts.ts';
export { Project } from './project.ts';
export { isSame } from './same-data.ts';
export { languageContext, shownContent, type ShownFiles } from './shown-content.ts';
