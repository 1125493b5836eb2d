/** A lock between processes: two commands must not install or build at the same time. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** @param {number} pid */
function runs(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, and belongs to somebody else.
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
 * Waits until no other process of this checkout holds the lock, and takes it. It is given back when
 * the process ends; one that was killed holds it no longer.
 * @param {string} name what is locked, such as `build`
 * @returns {Promise<() => void>} gives the lock back
 * @throws the system's error where the folder cannot be written to
 */
export async function lock(name) {
  const file = new URL(`../.cache/${name}.lock`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  for (let told = false; ;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder !== undefined && !runs(holder)) rmSync(file, { force: true });
    else if (!told) {
      told = true;
      console.error(`Waiting for another command (process ${holder}), which is at it already …`);
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
