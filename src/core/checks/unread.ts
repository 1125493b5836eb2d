import { valueOf } from '../content-file.ts';
import type { Project } from '../project/project.ts';

/** The files and fields of content/ that nothing reads, because what did was taken out. */
export function unreadIn(project: Project): string[] {
  const { model } = project;
  const files = project.files().filter(({ name }) => name === 'unread');
  const fields = model.unread.flatMap((field) =>
    [...model.files.values()]
      .filter(({ name }) => name === field.file)
      .flatMap(({ name, isFact }) => (isFact ? [''] : project.codes()).map((code) => [name, code]))
      .filter(([name = '', code = '']) => valueOf(field, project.dataOf(name, code)) !== undefined)
      .map(([name = '', code = '']) => `${model.pathOf(name, code)} › ${field.path.join(' › ')}`),
  );
  return [...files.map(({ path }) => path), ...fields];
}
