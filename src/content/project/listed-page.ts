/** Path of the page that is shown offline in place of a page that is not stored. */
export const OFFLINE_PATH = '/offline';

/** One of the four pages, as menu and footer list it. */
export interface ListedPage {
  /** Its kind of page, the name of its folder; custom pages are of the kind `own`. */
  kind: string;
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

/** The listed page of a kind; undefined for `own`. */
export const listedPage = (page: string, { pages }: { pages: readonly ListedPage[] }) =>
  pages.find(({ kind }) => kind === page);
