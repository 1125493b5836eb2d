/**
 * On every page. Before it loads a visitor has the whole page and a working menu; it adds courtesies, none of which
 * may cost the first view anything. One script, so that it stands in the page and costs no request.
 */
import './scroll-to-top.ts';
import './menu.ts';
import './next-page.ts';
import './register-worker.ts';
