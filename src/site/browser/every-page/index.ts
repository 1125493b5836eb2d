/**
 * The script of every page. Without it a visitor has the whole page and a working menu; nothing of
 * it may delay the first view. It is one script, so that it is inlined and costs no request.
 */
import './scroll-to-top.ts';
import './menu.ts';
import { spareData } from './connection.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { registerWorker } from './register-worker.ts';
import { whenIdle } from './when-idle.ts';

if (!spareData()) {
  whenIdle(() => {
    fetchAhead();
    registerWorker();
  });
}
