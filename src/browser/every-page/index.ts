/**
 * On every page. Before it loads a visitor has the whole page and a working menu; it adds what
 * the page can do without, and nothing of it may delay the first view. One script, so that it stands in the page and costs no request.
 */
import './scroll-to-top.ts';
import './menu.ts';
import { spareData } from './connection.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { keepPages } from './keep-pages.ts';
import { whenIdle } from './when-idle.ts';

if (!spareData()) {
  whenIdle(() => {
    fetchAhead();
    keepPages();
  });
}
