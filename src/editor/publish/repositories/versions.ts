/** An earlier version of a file. */
export interface FileVersion {
  /** By which it is found again. */
  id: string;
  /** In words: when it was saved, and by whom where that is known. */
  label: string;
}

/** A page that was deleted. */
export interface DeletedPage {
  /** Where its file was, from the project's root. */
  path: string;
  /** In words: when it was deleted, and by whom where that is known. */
  label: string;
}

/**
 * Where earlier versions of files are found, the newest first. Each question is refused with a
 * `RepositoryError` where nothing can be learned.
 */
export interface History {
  versions: (path: string) => Promise<FileVersion[]>;
  /** The text of one of them. */
  text: (path: string, id: string) => Promise<string>;
  /**
   * The pages that were deleted from a folder. @param isThere whether there is a file at a path now
   */
  deleted: (folder: string, isThere: (path: string) => boolean) => Promise<DeletedPage[]>;
}

/** So many versions of a file are offered. */
export const MOST_VERSIONS = 20;

/** When a version was saved and by whom, in words. @param date ISO 8601 */
export function versionLabel(date: string, author?: string): string {
  const time = new Date(date).toLocaleString(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return author ? `${time}, ${author}` : time;
}

/**
 * The pages that are no longer there, each as the newest commit that names it has left it.
 * @param changed the files that commits have changed, newest first
 */
export function deletedPages(
  changed: readonly DeletedPage[],
  folder: string,
  isThere: (path: string) => boolean,
): DeletedPage[] {
  const gone = changed.filter(
    ({ path }) => path.startsWith(`${folder}/`) && path.endsWith('.yaml') && !isThere(path),
  );
  return [...Map.groupBy(gone, ({ path }) => path).values()].flatMap(([newest]) => newest ?? []);
}
