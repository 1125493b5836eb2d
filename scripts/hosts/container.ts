import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GENERATED_FOLDER } from '../../after-build/write-host-files.ts';
import { NGINX_PORT } from '../../hosting/nginx.ts';
import type { HostServer } from './host-server.ts';
import { run, versionBy } from './server-process.ts';

const IMAGE = 'website-under-test';

function tried(command: string, args: string[], cwd?: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(error ? error.message : (stderr.trim().split('\n').at(-1) ?? ''));
}

/** The container of docs/deploy.md, where an engine for containers answers and can fetch what it is built on. */
export const CONTAINER: HostServer = {
  name: 'Container',
  find() {
    const problems: string[] = [];
    for (const engine of ['podman', 'docker']) {
      try {
        tried(engine, ['info', '--format', '{{.ID}}']);
        return engine;
      } catch (error) {
        problems.push(`${engine}: ${(error as Error).message}`);
      }
    }
    throw new Error(`No engine for containers answers (${problems.join('; ')}).`);
  },
  version: versionBy('--version'),
  start(engine, { folder, site, port }) {
    const place = join(folder, 'project');
    mkdirSync(place);
    cpSync(site, join(place, 'dist'), { recursive: true });
    cpSync(fileURLToPath(GENERATED_FOLDER), join(place, 'hosting/generated'), { recursive: true });
    tried(engine, ['build', '-f', 'hosting/generated/Containerfile', '-t', IMAGE, '.'], place);
    return run(
      engine,
      ['run', '--rm', '--init', '-p', `127.0.0.1:${port}:${NGINX_PORT}`, IMAGE],
      folder,
    );
  },
};
