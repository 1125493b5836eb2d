/**
 * On every page. Before it loads a visitor has the whole page and a working menu; it adds courtesies, none of which
 * may cost the first view anything. One script, so that it stands in the page and costs no request.
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
