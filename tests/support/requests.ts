import type { Request } from '@playwright/test';
import { FOUR_PAGES } from './pages.ts';

/**
 * Whether a request is the browser's own: the icon of the tab, or a prefetched page.
 * @param current address of the visitor's page, which is never prefetched
 */
export function isOfBrowser(request: Request, current: string): boolean {
  const { origin, pathname } = new URL(current);
  const ahead = FOUR_PAGES.filter(({ path }) => path !== pathname).map(({ path }) => origin + path);
  const icon = new URL(request.url()).pathname.startsWith('/favicon');
  return request.method() === 'GET' && (icon || ahead.includes(request.url()));
}
