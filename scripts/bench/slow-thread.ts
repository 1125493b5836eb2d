import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('slow-thread.c', import.meta.url));

/**
 * What makes a page that Chromium slows down sleep (slow-thread.c), built on the spot: variables of the browser's environment,
 * none where there is no Linux or no C compiler. The file is removed when the process ends.
 */
export function slowThread(slowdown: number): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const library = join(folder, 'slow-thread.so');
  const flags = ['-shared', '-fPIC', '-O2', `-DSLOWDOWN=${slowdown}`, '-o', library];
  const isLinux = process.platform === 'linux';
  const built = isLinux && spawnSync('cc', [...flags, source, '-ldl'], { stdio: 'inherit' });
  if (built && built.status === 0) return { LD_PRELOAD: library };
  console.error(
    'Without a C compiler on Linux Chromium itself slows the pages: their loops take the processor from each other, and the next page seems to take up to twice as long.',
  );
  return {};
}
