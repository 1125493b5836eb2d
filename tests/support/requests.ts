import type { Request } from '@playwright/test';
import { FOUR_PAGES } from './pages.ts';

/**
 * Whether the browser asks for something by itself: the icon of its tab, or another page of the
 * site ahead of a visit to it, by its plain address that carries nothing.
 * @param current address of the page the visitor is on; that one is never fetched ahead
 */
export function isOfBrowser(request: Request, current: string): boolean {
  const { origin, pathname } = new URL(current);
  const ahead = FOUR_PAGES.filter(({ path }) => path !== pathname).map(({ path }) => origin + path);
  const icon = new URL(request.url()).pathname.startsWith('/favicon');
  return request.method() === 'GET' && (icon || ahead.includes(request.url()));
}
