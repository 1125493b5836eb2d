/** An earlier version of a file. */
export interface Version {
  /** By which it is found again. */
  id: string;
  /** In words: when it was saved, and by whom where that is known. */
  label: string;
}

/** Where earlier versions of files are found, the newest first. */
export interface History {
  /** @throws Error where nothing can be learned, in words for whoever edits */
  versions: (path: string) => Promise<Version[]>;
  /** The text of one of them. @throws Error where nothing can be learned, in words for whoever edits */
  text: (path: string, id: string) => Promise<string>;
}

/** So many versions of a file are offered. */
export const MOST = 20;

/** A point in time as people write it. @param language BCP 47; without it the browser's own */
export const moment = (time: number | string, language?: string) =>
  new Date(time).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
