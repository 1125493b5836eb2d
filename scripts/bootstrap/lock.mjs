/** A lock between processes: only one command may install or build at a time. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs as another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** @param {URL} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Waits until no other process of this checkout holds the lock, and takes it. It is released when
 * the process ends; a lock of a killed process is void.
 * @param {string} name what to lock, such as `build`
 * @returns {Promise<() => void>} releases the lock
 * @throws the system's error if the folder is not writable
 */
export async function lock(name) {
  const file = new URL(`../../.cache/${name}.lock`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  for (let announced = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && !runs(holder)) rmSync(file, { force: true });
    else if (!announced) {
      announced = true;
      console.error(`Waiting for another command (process ${holder}) to finish this …`);
    }
    await pause(100);
  }
  const release = () => {
    process.off('exit', release);
    rmSync(file, { force: true });
  };
  process.on('exit', release);
  return release;
}
