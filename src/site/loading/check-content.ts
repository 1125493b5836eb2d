import { checkProject } from '#content/checks';
import { outsideProblems, readSite } from '#content/disk';
import type { Feature, Project } from '#content/project';
import { throwProblems } from '#content/reading';
import type { FeatureBuild } from '../output/feature-build.ts';
import { imageFileProblems } from '../shared/pictures/check-image-files.ts';
import { pictureProblems } from '../shared/pictures/check-picture-fields.ts';

/** Checks content/, then the pictures and music it names. @throws ContentError */
export async function checkWholeContent(
  project: Project<Feature>,
  root: URL,
  builds: readonly FeatureBuild[],
): Promise<void> {
  checkProject(project, readSite(root, project.model.features));
  const checks = [pictureProblems, ...builds.flatMap(({ checkFiles = [] }) => checkFiles)];
  const problems = [imageFileProblems(root), ...checks.map((check) => check(project, root))];
  throwProblems([...outsideProblems(root), ...(await Promise.all(problems)).flat()]);
}
