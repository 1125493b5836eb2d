/** Finds programs that are not npm packages, or installs them from Debian's packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { UserError } from '../errors/failure.ts';

/** While this script exits with 101, packages start no services (Debian policy 9.3.3.1). */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d';

/** Paths of existing programs, by names in the PATH or glob patterns of whole paths. */
export function placesOf(names: readonly string[]): string[] {
  // Servers are in folders that only root has in the PATH.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return names
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((one) => join(one, name))))
    .flatMap((file) => (existsSync(file) ? [file] : globSync(file)));
}

/** Installs a package if that needs no question: as root on Debian. @returns whether it did */
export function installPackage(name: string, reason: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.error(`${reason} Installing ${name} on this system, as root, with apt-get …`);
  const guarded = existsSync(SERVICE_POLICY);
  if (!guarded) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  // apt's helpers run as another user, who cannot write into this folder.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', TMPDIR: undefined };
  const apt = (...options: string[]) => spawnSync('apt-get', ['-qq', ...options], { env }).status;
  try {
    apt('update');
    return apt('install', '-y', '--no-install-recommends', name) === 0;
  } finally {
    if (!guarded) rmSync(SERVICE_POLICY);
  }
}

/** The path of a program by names or glob patterns, installed if need be. @throws UserError */
export function findProgram(names: readonly string[], debianPackage: string): string {
  const find = () => placesOf(names)[0];
  const found = find() ?? (installPackage(debianPackage, `There is no ${names[0]}.`) && find());
  if (found) return found;
  throw new UserError(`Please install first:  sudo apt-get install ${debianPackage}`);
}
