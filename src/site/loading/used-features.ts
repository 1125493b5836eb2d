import { dequal } from 'dequal';
import { type AddedField, checkedValue } from '#content/files';
import type { Feature, Project } from '#content/project';

/** Whether an optional field differs from its default. Required words never count. */
function isSet(field: AddedField, data: unknown): boolean {
  const leftOut = field.schema.safeParse(undefined);
  return leftOut.success && !dequal(checkedValue(field, data), leftOut.data);
}

/** Whether content/ uses a feature: one of its fields, blocks or routes. */
function isUsed(feature: Feature, project: Project): boolean {
  const { fields = [], blocks = [], routes = [] } = feature;
  const codes = project.publishedLanguages();
  const pages = codes.flatMap((code) => project.publishedCustomPages(code));
  const withBlocks = codes.flatMap((code) => project.pagesWithBlocks(code));
  const names = new Set(blocks.map(({ name }) => name));
  return (
    feature.isUsed?.(project) === true ||
    routes.some((route) => route.isUsed(project)) ||
    withBlocks.some((page) => page.blocks.some(({ block }) => names.has(block))) ||
    fields.some((field) => {
      const file = project.model.files.get(field.file);
      // A field without a file is a field of custom pages.
      const data = file ? codes.map((code) => project.of(file, code)) : pages;
      return data.some((each) => isSet(field, each));
    })
  );
}

/** The features that content/ uses. Pages load no view, rendering or script of the others. */
export const usedFeatures = (project: Project<Feature>): readonly Feature[] =>
  project.model.features.filter((feature) => isUsed(feature, project));
