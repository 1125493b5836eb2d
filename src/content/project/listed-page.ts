/** Path of the page shown offline instead of one that is not saved. */
export const OFFLINE_PATH = '/offline';

/** A kind of page: that of a listed page, or `own` for custom pages. */
export type PageKind = string;

/** One of the four pages, as menu and footer list it. */
export interface ListedPage {
  kind: PageKind;
  path: string;
  /** Its text in links. */
  link: string;
  /** Its heading as lines; a heading of a single line may wrap anywhere. */
  heading: readonly string[];
  title: string;
  description: string;
  /** Whether the menu lists it; the button Donate is no item of the menu. */
  inMenu?: true;
}

/** The page of a kind at a fixed address; undefined for a custom page. */
export const listedPage = (page: PageKind, { pages }: { pages: readonly ListedPage[] }) =>
  pages.find(({ kind }) => kind === page);
