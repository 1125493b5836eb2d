/**
 * The script of every page. Without it a visitor has the whole page and a working menu. Nothing in
 * it may delay the first view. One script, so that it is inlined and costs no request.
 */
import './scroll-to-top.ts';
import './menu.ts';
import { savesData } from '../connection.ts';
import { registerWorker } from './register-worker.ts';
import { whenIdle } from './when-idle.ts';

whenIdle(() => {
  // Browsers fetch a manifest's icon at once, so its link comes late. It must be in the head.
  if (!savesData())
    document.head.append((document.getElementById('later') as HTMLTemplateElement).content);
  registerWorker();
});
