import type { AstroIntegration } from 'astro';
import { dropUnused } from './disk-cache.ts';

/** Deletes unused outputs after each build. */
export function buildCache(): AstroIntegration {
  return {
    name: 'build-cache',
    hooks: { 'astro:build:done': () => dropUnused() },
  };
}
