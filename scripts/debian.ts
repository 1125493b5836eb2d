/** Finds programs that are no npm packages, or installs them from Debian's packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { UserError } from './failure.ts';

/** While this script exits with 101, packages start no services (Debian policy 9.3.3.1). */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Paths of programs that are there, by names in the PATH or patterns of whole paths. */
export function placesOf(names: readonly string[]): string[] {
  // Servers lie where only root's PATH leads.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names
    .flatMap((name) =>
      name.startsWith('/') ? globSync(name) : folders.map((one) => join(one, name)),
    )
    .filter((file) => existsSync(file));
}

/**
 * Installs a package where that needs no question: as root on Debian or Ubuntu. Says so first.
 * @returns whether it is there now
 */
export function installPackage(name: string, reason: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`${reason} Installing ${name} on this system, as root, with apt-get …`);
  const guarded = existsSync(SERVICE_POLICY);
  if (!guarded) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  // Its helpers run as another user, who cannot write into this folder.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', TMPDIR: undefined };
  const apt = (...options: string[]) => spawnSync('apt-get', ['-qq', ...options], { env }).status;
  try {
    apt('update');
    return apt('install', '-y', '--no-install-recommends', name) === 0;
  } finally {
    if (!guarded) rmSync(SERVICE_POLICY);
  }
}

/**
 * The path of a program; it is installed where that is possible without asking.
 * @param names in the PATH, or patterns of whole paths; the first that is found counts
 * @throws UserError that says what to install
 */
export function findProgram(names: readonly string[], debianPackage: string): string {
  const find = () => placesOf(names)[0];
  const found = find() ?? (installPackage(debianPackage, `There is no ${names[0]}.`) && find());
  if (found) return found;
  throw new UserError(`Please install first:  sudo apt-get install ${debianPackage}`);
}
