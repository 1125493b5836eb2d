/** A file as a commit has left it. */
export interface FileVersion {
  /** Of the commit. */
  id: string;
  path: string;
  /** ISO 8601 */
  date: string;
  /** Empty where nobody knows. */
  author: string;
}

/**
 * Where earlier versions of files are found, the newest first. Each question is refused with a
 * `RepositoryError` where nothing can be learned.
 */
export interface History {
  /** The versions of a file before the one that is published. */
  versions: (path: string) => Promise<FileVersion[]>;
  /** The text of a file at a commit. */
  text: (path: string, id: string) => Promise<string>;
  /** The files of a folder that commits have changed. */
  changed: (folder: string) => Promise<FileVersion[]>;
}

/** So many versions of a file are offered. */
export const MOST_VERSIONS = 20;

/** When a version was saved and by whom, in words. */
export function versionLabel({ date, author = '' }: { date: string; author?: string }): string {
  const time = new Date(date).toLocaleString(undefined, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return author ? `${time}, ${author}` : time;
}
