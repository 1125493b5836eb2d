import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PROGRAMS = new URL('../../.cache/programs/', import.meta.url);

/**
 * The programs by which hosts serve a folder on one's own computer, each of an exact version. They
 * are no packages of the project: a command that needs one fetches it, once.
 */
export const VERSIONS = {
  wrangler: '4.164.0',
  'netlify-cli': '27.10.2',
} as const;

/**
 * Fetches a package from npm, unless it is there already, and gives its folder.
 * @throws Error with what npm said
 */
export function fetchPackage(name: keyof typeof VERSIONS): string {
  const wanted = `${name}@${VERSIONS[name]}`;
  const folder = new URL(`${wanted}/`, PROGRAMS);
  const whole = new URL('whole', folder);
  if (!existsSync(whole)) {
    console.error(`Fetching ${wanted} (once) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL('package.json', folder), '{ "private": true }\n');
    const options = ['install', '--no-audit', '--no-fund', '--no-progress', '--save-exact'];
    const { status, stderr } = spawnSync('npm', [...options, wanted], {
      cwd: fileURLToPath(folder),
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Error(`${wanted} could not be fetched:\n${stderr}`);
    writeFileSync(whole, '');
  }
  return fileURLToPath(new URL(`node_modules/${name}/`, folder));
}
