import { freeName } from '#content/text';
import { isSameContent } from '../../store/drafts/drafts.ts';
import type { OpenProject } from '../../store/project/open-project.ts';

/**
 * Stores a file under its name, or under one that no other file has; the same file twice is one.
 * @param step of which this is a part, see `Drafts.change`
 * @returns its name
 * @throws RepositoryError where a file of that name cannot be read
 */
export async function storeFile(
  project: OpenProject,
  folder: string,
  file: File,
  step: string,
): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const others = new Set<string>();
  const names = new Set(project.names(folder));
  for (;;) {
    const name = freeName(file.name, (file) => others.has(file));
    const existing = names.has(name) ? await project.file(folder + name) : undefined;
    if (existing && isSameContent(existing, bytes)) return name;
    if (!existing) {
      project.drafts.change([[folder + name, bytes]], step);
      return name;
    }
    others.add(name);
  }
}
