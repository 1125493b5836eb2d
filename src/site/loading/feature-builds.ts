import type { Feature } from '#content/project';
import type { FeatureBuild } from '../output/feature-build.ts';

const ROOT = new URL('../../../', import.meta.url);

/** The build modules of these features, in order. Node only. */
export async function loadFeatureBuilds(features: readonly Feature[]): Promise<FeatureBuild[]> {
  const paths = features.flatMap(({ build }) => build ?? []);
  const modules = paths.map((path): Promise<{ build: FeatureBuild }> => {
    const address = new URL(path, ROOT).href;
    return import(/* @vite-ignore */ address);
  });
  return (await Promise.all(modules)).map(({ build }) => build);
}
