import { readFileSync } from 'node:fs';
import { checkProject } from '../../src/core/checks/project-problems.ts';
import { fieldsOfProject } from '../../src/core/launch/placed-fields.ts';
import { readProject } from '../../src/core/project/read-project.ts';
import { readSite } from '../../src/core/project/read-site.ts';
import { fieldFingerprint } from '../../src/core/launch/shipped.ts';
import type { Files } from '../generate.ts';
import { FEATURES, MODEL } from '../../src/features.ts';

/** Records what the site is shipped with. Never run it once the community's own words are in. */
export function generate(): Files {
  const root = new URL('../../', import.meta.url);
  const project = readProject(MODEL, root);
  checkProject(project, readSite(root, FEATURES));
  const fields = fieldsOfProject(project, project.codes());
  const name = fields.find(({ path }) => path.join() === 'name')?.value;
  const bytesOf = (file: string) => readFileSync(new URL(`content/images/${file}`, root));
  const found = fields
    .filter(({ about }) => about.launch && about.launch.while !== 'empty')
    .flatMap((field) => fieldFingerprint(field, bytesOf) ?? []);
  const fingerprints = [...new Set(found)].sort((a, b) => a - b);
  return { 'src/core/launch/shipped.json': JSON.stringify({ name, fingerprints }) };
}
