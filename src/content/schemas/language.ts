import { z } from 'zod';
import { text } from './fields.ts';

/** content/<language>/language.yaml: the language itself. Its code is the name of its folder. */
export const language = z.strictObject({
  ownName: text('Its name as its speakers write it, such as English or Français.', { max: 30 }),
});
