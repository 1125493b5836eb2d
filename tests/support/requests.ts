import type { Page, Request } from '@playwright/test';
import { FOUR_PAGES } from './pages.ts';

/** Whether a request is the browser's own: the icon of the tab, or a prerendered page. */
function isOfBrowser(request: Request, current: string): boolean {
  const { origin, pathname } = new URL(current);
  const ahead = FOUR_PAGES.filter(({ path }) => path !== pathname).map(({ path }) => origin + path);
  const icon = new URL(request.url()).pathname.startsWith('/favicon');
  return request.method() === 'GET' && (icon || ahead.includes(request.url()));
}

/** Collects what a page requests from now on, except lazy-loaded parts of it. */
export function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const isPart = ['image', 'script', 'font'].includes(request.resourceType());
    if (!isPart && !isOfBrowser(request, page.url()))
      requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}
