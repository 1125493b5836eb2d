import type { Rendering } from '../../site/head/rendering.ts';
import { settingsFile } from './settings-file.ts';

export const rendering: Rendering = {
  files: (content) => [settingsFile(content)].filter((file) => file !== undefined),
};
