import type { Path } from '#content/fields';

/** What fills the window. */
export const SCREENS = [
  'start',
  'page',
  'changes',
  'missing',
  'translate',
  'versions',
  'deleted',
  'pages',
  'new',
  'links',
] as const;
export type ScreenName = (typeof SCREENS)[number];

/** Where somebody is in the editor: the address of the window says it, so that Back works. */
export interface EditorRoute {
  screen: ScreenName;
  /** The language of the content (BCP 47); without it the first one. */
  code?: string | undefined;
  /** The page that is shown: its kind, or the path of the file of a page of the team's own. */
  page?: string | undefined;
  /** The file whose field is meant, from the project's root. */
  path?: string | undefined;
  /** The field in it; empty for all of them. */
  keys?: Path | undefined;
  /**
   * Whether the field is opened in a sheet over the page; otherwise it is typed where it stands.
   */
  isSheet?: boolean | undefined;
}

/** A place as an address within the editor, for links: `#/page?page=home`. */
export function routeAddress({ screen, code, page, path, keys, isSheet }: EditorRoute): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ code, page, path, keys: keys?.join('.') }))
    if (value !== undefined) query.set(name, value);
  if (isSheet) query.set('sheet', '');
  return query.size > 0 ? `#/${screen}?${query}` : `#/${screen}`;
}

const keyOf = (key: string) => (/^\d+$/.test(key) ? Number(key) : key);

/**
 * The keys of a field, as a name or an address joins them: `questions.2.answer`; empty for a whole
 * file.
 */
export const keysOf = (keyPath: string): Path => keyPath.split('.').filter(Boolean).map(keyOf);

/** The place of an address; the start for one that names none. */
export function routeAt(address: string): EditorRoute {
  const [name, query] = address.replace(/^#\/?/, '').split('?');
  const screen = SCREENS.find((screenName) => screenName === name) ?? 'start';
  const parameters = new URLSearchParams(query);
  const keys = parameters.get('keys');
  return {
    screen,
    code: parameters.get('code') ?? undefined,
    page: parameters.get('page') ?? undefined,
    path: parameters.get('path') ?? undefined,
    keys: keys === null ? undefined : keysOf(keys),
    isSheet: parameters.has('sheet'),
  };
}
