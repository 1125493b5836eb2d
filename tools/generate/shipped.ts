import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { checkProject } from '#content/checks';
import { readProject, readSite } from '#content/disk';
import { locatedFieldsOf, samplesIn } from '#content/launch';
import { textFingerprint } from '#content/text';
import { FEATURES, MODEL } from '#site/features.ts';
import type { GeneratedFiles } from '../generate.ts';

/** Records the present content as shipped. Never run it once the community's own words are in. */
export function generate(): GeneratedFiles {
  const root = new URL('../../', import.meta.url);
  const project = readProject(MODEL, root);
  checkProject(project, readSite(root, FEATURES));
  const fingerprints = locatedFieldsOf(project, project.codes())
    .filter(({ field }) => field.launch && field.launch.while !== 'empty')
    .flatMap(({ value, field }) => {
      if (typeof value !== 'string') return [];
      return field.kind === 'picture'
        ? crc32(readFileSync(new URL(`content/images/${value}`, root)))
        : samplesIn(value).map(textFingerprint);
    });
  const list = [...new Set(fingerprints)].sort((a, b) => a - b);
  return { 'src/content/launch/shipped.json': JSON.stringify(list) };
}
