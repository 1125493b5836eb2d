import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const LAYERS = new URL('../src/site/styles/layers.css', import.meta.url);

/**
 * Puts the order of the cascade before all other style of the pages: views are loaded when they are
 * needed, and the style of the one that happens to come first would else decide it.
 */
export function layersFirst(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const layers = readFileSync(LAYERS, 'utf8');
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName === 'page.css')
          file.source = `${layers}${String(file.source)}`;
    },
  };
}
