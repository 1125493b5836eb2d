/** The first file of the editor. */
import '../no-eval.ts';
import { start } from './main.tsx';

void start();
