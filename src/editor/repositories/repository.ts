import { LOCALE } from '../words/words.ts';

/** The versions of all files at one commit. */
export interface ProjectState {
  /** The id of the newest commit. */
  head: string;
  /** The version of each file in content/, by its path: see {@link blobId}. */
  files: ReadonlyMap<string, string>;
}

/** Whether a file is a text, not a picture or music. */
export const isTextFile = (path: string): boolean => /\.(yaml|json)$/.test(path);

/** The change of a file. */
export interface Change {
  /** From the project's root. */
  path: string;
  /** The new content; undefined if the file is deleted. */
  content: Uint8Array<ArrayBuffer> | undefined;
}

/** Changes that are published together, all or none. */
export interface Commit {
  /** The commit message. */
  message: string;
  changes: readonly Change[];
}

/**
 * The storage of the project's files: GitHub or this computer. Each method rejects with a
 * `RepositoryError`. Read several texts through `read-texts.ts`.
 */
export interface Repository {
  list: () => Promise<ProjectState>;
  /** Reads a file. @param version as it was listed */
  read: (path: string, version: string) => Promise<Uint8Array<ArrayBuffer>>;
  /** Reads several texts at once. Those that are missing in the result are read one by one. */
  readMany?: (
    paths: readonly string[],
    state: ProjectState,
  ) => Promise<ReadonlyMap<string, string>>;
  /**
   * Makes one commit on top of exactly this state; refused if there is a newer commit.
   * @returns the new head
   */
  write: (commit: Commit, state: ProjectState) => Promise<string>;
  history: History;
}

/** A repository at a service, which requires signing in. */
export interface ServiceRepository extends Repository {
  /** Resolves to whether the signed-in account may write. */
  mayWrite: () => Promise<boolean>;
}

/** A file as of a commit. */
export interface FileVersion {
  /** The commit id. */
  id: string;
  path: string;
  /** ISO 8601 */
  date: string;
  /** Empty if unknown. */
  author: string;
}

/** The versions of a file. */
export interface FileVersions {
  /** The published version, or the deletion of the file; undefined if nobody has committed it. */
  newest?: FileVersion | undefined;
  /** Those before it, the newest first. */
  earlier: FileVersion[];
}

/** Earlier versions of files, the newest first. Each method rejects with a `RepositoryError`. */
export interface History {
  /** Lists the versions of a file, deleted ones too. */
  versions: (path: string) => Promise<FileVersions>;
  /** Reads the text of a file at a commit. */
  text: (path: string, id: string) => Promise<string>;
  /** Lists the files of a folder that recent commits have changed, each with its last commit. */
  changed: (folder: string) => Promise<FileVersion[]>;
}

/** How many versions of a file to offer. */
export const MAX_VERSIONS = 20;

/** When a version was saved and by whom. */
export function versionLabel({ date, author = '' }: { date: string; author?: string }): string {
  const time = new Date(date).toLocaleString(LOCALE, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return author ? `${time}, ${author}` : time;
}
