import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import type { HostServer } from './servers.ts';

const ONLY_INSTALL = '/usr/sbin/policy-rc.d';

/** Where a command is; servers stand in folders that only root searches. */
function find(command: string): string | undefined {
  return ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin']
    .map((folder) => `${folder}/${command}`)
    .find((path) => existsSync(path));
}

/** Installs packages of Debian, without starting the services they bring (Debian policy 9.3.3.1). */
function install(packages: string[]): void {
  const guarded = existsSync(ONLY_INSTALL);
  if (!guarded) writeFileSync(ONLY_INSTALL, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { env, stdio: 'inherit' } as const;
    spawnSync('apt-get', ['update', '-q'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', ...packages],
      options,
    );
  } finally {
    if (!guarded) rmSync(ONLY_INSTALL);
  }
}

/**
 * The path of each server's command; what is missing is installed where that is allowed.
 * @throws Error that says what to install
 */
export function commandsOf(servers: readonly HostServer[]): Map<HostServer, string> {
  const missing = () => servers.filter(({ command }) => !find(command));
  const packages = missing().map(({ debianPackage }) => debianPackage);
  if (packages.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    install(packages);
  }
  const still = missing().map(({ debianPackage }) => debianPackage);
  if (still.length > 0) {
    throw new Error(`Please install first:  sudo apt-get install ${still.join(' ')}`);
  }
  return new Map(servers.map((server) => [server, find(server.command) ?? '']));
}
