/** Programs that a command needs beside npm's packages: found on the machine, or installed from Debian's packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from './failure.ts';

export interface Program {
  /** Names in the PATH, or patterns of whole paths; the first that is found counts. */
  names: string[];
  debianPackage: string;
}

/** While this script answers 101, packages do not start the services they bring (Debian policy 9.3.3.1). */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Where programs lie, by names in the PATH or patterns of whole paths. */
export function placesOf(names: readonly string[]): string[] {
  // Servers lie where only root's PATH leads.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names
    .flatMap((name) =>
      name.startsWith('/')
        ? globSync(name)
        : folders.filter(Boolean).map((folder) => join(folder, name)),
    )
    .filter((file) => existsSync(file));
}

/** Installs packages where that needs no question: as root on Debian or Ubuntu. Gives whether they are there now. */
export function installPackages(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')} …`);
  const guarded = existsSync(SERVICE_POLICY);
  if (!guarded) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const apt = (...options: string[]) =>
    spawnSync('apt-get', ['-qq', ...options], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  try {
    apt('update');
    return apt('install', '-y', '--no-install-recommends', ...packages).status === 0;
  } finally {
    if (!guarded) rmSync(SERVICE_POLICY);
  }
}

/**
 * Paths of programs, in their order; what is missing is installed where that is possible without asking.
 * @throws UserError that says what to install
 */
export function programsOf(wanted: readonly Program[]): string[] {
  const absent = wanted.filter(({ names }) => placesOf(names).length === 0);
  const missing = [...new Set(absent.map(({ debianPackage }) => debianPackage))];
  if (missing.length > 0 && !installPackages(missing)) {
    throw new UserError(`Please install first:  sudo apt-get install ${missing.join(' ')}`);
  }
  return wanted.map(({ names, debianPackage }) => {
    const [path] = placesOf(names);
    if (!path) throw new Error(`${names[0]} is not where ${debianPackage} should put it.`);
    return path;
  });
}
