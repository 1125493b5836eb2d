import type { AstroIntegration } from 'astro';
import { dropUnused } from './disk-cache.ts';

/** Keeps the cache of builds from growing without end. */
export function buildCache(): AstroIntegration {
  return {
    name: 'build-cache',
    hooks: { 'astro:build:done': () => dropUnused() },
  };
}
