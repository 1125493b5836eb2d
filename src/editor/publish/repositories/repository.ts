/** The files of a project at one moment. */
export interface ProjectState {
  /** By which the moment is known: the newest commit. */
  head: string;
  /** The version of each file in content/, by its path: see {@link blobId}. */
  files: ReadonlyMap<string, string>;
}

/** What becomes of a file. */
export interface Change {
  /** From the project's root. */
  path: string;
  /** The version that was changed; undefined for a new file. */
  from: string | undefined;
  /** What the file holds from now on; undefined if it is deleted. */
  content: Uint8Array<ArrayBuffer> | undefined;
}

/** Changes that are saved together, all or none. */
export interface Commit {
  /** What was changed, in words. */
  message: string;
  changes: readonly Change[];
}

/**
 * Where the files of the project are. Each method is refused with a `RepositoryError`, which says
 * what somebody can do. `publish.ts` and `read-texts.ts` build on it.
 */
export interface Repository {
  list: () => Promise<ProjectState>;
  /** The content of a file. @param version as it was listed */
  read: (path: string, version: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Texts of several files at once, where the service can; what it leaves out is read singly. */
  readMany?: (
    paths: readonly string[],
    state: ProjectState,
  ) => Promise<ReadonlyMap<string, string>>;
  /**
   * Makes one commit, if none of its files has changed since the state.
   * @returns the new head
   */
  write: (commit: Commit, state: ProjectState) => Promise<string>;
  history: History;
}

/** A repository at a service, where somebody signs in. */
export interface ServiceRepository extends Repository {
  /** Whether whoever is signed in may write. */
  mayWrite: () => Promise<boolean>;
}

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
