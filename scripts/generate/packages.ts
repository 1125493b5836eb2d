import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Files } from '../generate.ts';

const PAGE = 'docs/dependencies.md';
const ROOT = new URL('../../', import.meta.url);

interface Lock {
  packages: Record<string, { license?: string; devDependencies?: Record<string, string> }>;
}

const table = (rows: string[][]) => rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function licences({ packages }: Lock): string {
  const { '': project, ...installed } = packages;
  const direct = Object.keys(project?.devDependencies ?? {}).length;
  const names = new Set(Object.keys(installed).map((path) => path.split('node_modules/').at(-1)));
  const known = Object.groupBy(Object.values(installed), ({ license = 'none named' }) => license);
  const rows = Object.entries(known)
    .map(([licence, { length } = []]) => [licence, String(length)])
    .sort(([, a], [, b]) => Number(b) - Number(a));
  return `${direct} direct packages, ${names.size - direct} transitive ones.

${table([['Licence', 'Packages'], ['---', '---:'], ...rows])}`;
}

function outdated(): string {
  // npm exits with 1 if a package is outdated.
  const { stdout } = spawnSync('npm outdated --json', { cwd: ROOT, encoding: 'utf8', shell: true });
  const found = JSON.parse(stdout) as Record<string, { current: string; latest: string }>;
  const rows = Object.entries(found)
    .filter(([, { current, latest }]) => latest.localeCompare(current, 'en', { numeric: true }) > 0)
    .map(([name, { current, latest }]) => [`\`${name}\``, current, latest]);
  return table([['Package', 'Here', 'Newest'], ['---', '---', '---'], ...rows]);
}

/**
 * Updates the tables in docs/dependencies.md: licences from package-lock.json, and outdated
 * packages from the registry.
 */
export async function generate(): Promise<Files> {
  const lock = JSON.parse(await readFile(new URL('package-lock.json', ROOT), 'utf8')) as Lock;
  const parts = { licences: licences(lock), outdated: outdated() };
  let text = await readFile(new URL(PAGE, ROOT), 'utf8');
  for (const [name, part] of Object.entries(parts)) {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
    text = `${text.split(start)[0]}${start}\n\n${part}\n\n${end}${text.split(end)[1]}`;
  }
  return { [PAGE]: text };
}
