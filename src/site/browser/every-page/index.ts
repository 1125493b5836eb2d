/**
 * The script of every page. Without it a visitor has the whole page and a working menu; nothing of
 * it may delay the first view. It is one script, so that it is inlined and costs no request.
 */
import './scroll-to-top.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { registerWorker } from './register-worker.ts';
import { whenIdle } from './when-idle.ts';

// An open menu that CSS hides in a wide window would be back after the window shrinks.
matchMedia('(min-width: 64em)').addEventListener('change', () => {
  // Older browsers have no popovers; hiding a closed one does nothing.
  // oxlint-disable-next-line typescript/no-unnecessary-condition
  document.getElementById('menu')?.hidePopover?.();
});

// Nothing is loaded ahead for a visitor who saves data or has a 2G connection.
const { connection } = navigator;
if (!connection || !(connection.saveData || /2g/.test(connection.effectiveType)))
  whenIdle(() => {
    fetchAhead();
    registerWorker();
  });
