import type { Path } from '#content/fields';

/** The names of all screens. */
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

/** A route of the editor. It is in the fragment of the address, so that Back works. */
export interface EditorRoute {
  screen: ScreenName;
  /** The language of the content (BCP 47); by default the first one. */
  code?: string | undefined;
  /** The page: its kind, or the path of the file of a custom page. */
  page?: string | undefined;
  /** The file of the field, from the project's root. */
  path?: string | undefined;
  /** The field in the file; empty for the whole file. */
  keys?: Path | undefined;
  /** Whether the field is opened in a sheet over the page; otherwise it is edited in place. */
  isSheet?: boolean | undefined;
}

/** The address of a route, such as `#/page?page=home`. */
export function routeAddress({ screen, code, page, path, keys, isSheet }: EditorRoute): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ code, page, path, keys: keys?.join('.') }))
    if (value !== undefined) query.set(name, value);
  if (isSheet) query.set('sheet', '');
  return query.size > 0 ? `#/${screen}?${query}` : `#/${screen}`;
}

const keyFromText = (key: string) => (/^\d+$/.test(key) ? Number(key) : key);

/** Splits a key path such as `questions.2.answer`; an empty one is the whole file. */
export const keysOf = (keyPath: string): Path =>
  keyPath.split('.').filter(Boolean).map(keyFromText);

/** The route of an address; by default the start screen. */
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
