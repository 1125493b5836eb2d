export { type BlockKind, defineBlock, isBlockOfKind, type RenderedSection } from './block-kind.ts';
export { type Content, isCurrentPage, withBlocks, withCustomPage } from './content.ts';
export {
  MAX_SLUG_LENGTH,
  PAGE_NAME,
  customPagesFolder,
  fileNameProblem,
  pathOfPage,
} from './custom-page-file.ts';
export type { Feature } from './feature.ts';
export {
  isParsed,
  writtenData,
  storedCustomPage,
  type StoredPage,
  checkedData,
} from './file-data.ts';
export { listedPage, OFFLINE_PATH, type PageKind } from './listed-page.ts';
export { Model, MORE } from './model.ts';
export { postsIn } from './posts.ts';
export { type PageWithBlocks, Project } from './project.ts';
export { languageContext, buildContent, type ContentSource } from './build-content.ts';
export type { LaunchInput, LaunchIssue, LocatedField } from './launch-issue.ts';
export { renderMarkdown, renderSections } from './render-markdown.ts';
