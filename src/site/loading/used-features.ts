import { dequal } from 'dequal';
import { type AddedField, type Feature, type Project, valueOf } from '#content/project';

/** Whether a field says something else than it does when it is left out; words that it must have do not. */
function isSet(field: AddedField, data: unknown): boolean {
  const leftOut = field.schema.safeParse(undefined);
  return leftOut.success && !dequal(valueOf(field, data), leftOut.data);
}

/** Whether content/ asks for a feature: by one of its fields, blocks, pages or routes. */
function isUsed(feature: Feature, project: Project): boolean {
  const { fields = [], blocks = [], routes = [], showsCustomPages = false } = feature;
  const pages = project.published().flatMap((code) => project.publishedPages(code));
  const names = new Set(blocks.map(({ name }) => name));
  return (
    feature.isUsed?.(project) === true ||
    routes.some((route) => route.isUsed(project)) ||
    (showsCustomPages && pages.length > 0) ||
    pages.some((page) => page.blocks.some(({ block }) => names.has(block))) ||
    fields.some((field) => {
      const file = project.model.files.get(field.file);
      // Without a file of its own it is a field of the team's own pages.
      const data = file ? project.published().map((code) => project.of(file, code)) : pages;
      return data.some((each) => isSet(field, each));
    })
  );
}

/** The features that content/ asks for. Nothing of the others is loaded in a build. */
export const usedFeatures = (project: Project): readonly Feature[] =>
  project.model.features.filter((feature) => isUsed(feature, project));
