import type { Rendering } from '../../site/head/rendering.ts';
import { securityFiles } from './security-txt.ts';

export const rendering: Rendering = {
  files: (content, isFirst) => (isFirst ? securityFiles(content) : []),
};
