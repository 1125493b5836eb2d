import type { Rendering } from '../../shared/rendering.ts';
import { showsTransfers } from './transfer-methods.ts';

export const rendering: Rendering = {
  // iPhones would turn account numbers into links that call somebody.
  meta: (facts) => (showsTransfers(facts) ? { 'format-detection': 'telephone=no' } : {}),
};
