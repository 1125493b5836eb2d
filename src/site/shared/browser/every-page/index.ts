/**
 * The script of every page. Without it a visitor has the whole page and a working menu; nothing of
 * it may delay the first view. It is one script, so that it is inlined and costs no request.
 */
import './scroll-to-top.ts';
import './menu.ts';
import { savesData } from '../connection.ts';
import { registerWorker } from './register-worker.ts';
import { whenIdle } from './when-idle.ts';

whenIdle(() => {
  // Browsers fetch the icon of a manifest as soon as they find one, and read it only in the head.
  if (!savesData())
    document.head.append((document.getElementById('later') as HTMLTemplateElement).content);
  registerWorker();
});
