import type { Feature } from '../core/feature.ts';
import type { BuildPart } from '../site/build-part.ts';

const ROOT = new URL('../../', import.meta.url);

/** What features do in builds, in their order. Node only. */
export async function buildParts(features: readonly Feature[]): Promise<BuildPart[]> {
  const paths = features.flatMap(({ build }) => build ?? []);
  const modules = paths.map((path): Promise<{ build: BuildPart }> => {
    const address = new URL(path, ROOT).href;
    return import(/* @vite-ignore */ address);
  });
  return (await Promise.all(modules)).map(({ build }) => build);
}
