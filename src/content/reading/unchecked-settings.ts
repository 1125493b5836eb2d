import { readFileSync } from 'node:fs';
import { readYaml } from './yaml/read-yaml.ts';
import { contentPath } from '../schemas/index.ts';
import { valueAt } from '../schemas/json-schema.ts';
import { languages } from '../schemas/language.ts';

/** An unchecked setting; undefined if it is not set or the file cannot be read. */
function setting(root: URL, name: string): unknown {
  try {
    const text = readFileSync(new URL(contentPath('organisation', ''), root), 'utf8');
    const document = readYaml(text);
    return document.errors.length > 0 ? undefined : valueAt(document.toJS(), [name]);
  } catch {
    return undefined;
  }
}

/** Whether pages are kept on the device; for scripts, built before settings are checked. */
export const keepsPages = (root: URL): boolean => setting(root, 'keptOnDevice') !== false;

/** Whether the settings ask for an editor; for the build, before the settings are checked. */
export const hasEditor = (root: URL): boolean =>
  ![undefined, 'none'].includes(setting(root, 'editing') as string | undefined);

/** The published languages, before they are checked; English if they cannot be read. */
export function publishedIn(root: URL): string[] {
  const { data } = languages.safeParse(setting(root, 'languages') ?? undefined);
  return data ?? languages.parse(undefined);
}
