/**
 * A lock between processes: only one command may install or build at a time. The system itself
 * keeps it, and gives it back when the process that holds it ends, in whatever way.
 */
import { once } from 'node:events';
import { closeSync, constants, mkdirSync, openSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** O_EXLOCK and O_NONBLOCK of macOS and BSD (open(2)): such a file is open once at a time. */
const ALONE = 0x24;

/** What the system says of a lock that another process holds. */
const TAKEN = ['EADDRINUSE', 'EAGAIN'];

/**
 * Takes a lock at once.
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<() => void>} releases it
 * @throws the system's error, such as one of TAKEN
 */
async function take(folder, name) {
  const isWindows = process.platform === 'win32';
  if (!isWindows && process.platform !== 'linux') {
    const { O_CREAT, O_RDWR } = constants;
    const file = openSync(`${folder}lock-${name}`, O_CREAT | O_RDWR | ALONE);
    return () => closeSync(file);
  }
  // Only one process can listen at a name, which is no file in these systems (docs of node:net).
  const { dev, ino } = statSync(folder, { bigint: true });
  const server = createServer().unref();
  const prefix = isWindows ? '\\\\.\\pipe\\' : '\0';
  await once(server.listen(`${prefix}website-${dev}-${ino}-${name}`), 'listening');
  return () => void server.close();
}

/**
 * Waits until no other process holds the lock, and takes it. It is released when the process ends.
 * @param {string} name what to lock, such as `build`
 * @param {URL} folder that the lock is for, with a slash at its end; it is made
 * @returns {Promise<() => void>} releases the lock
 * @throws the system's error if the folder cannot be made
 */
export async function lock(name, folder = new URL('../../.cache/', import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await take(fileURLToPath(folder), name);
    } catch (error) {
      if (!TAKEN.includes(error.code)) throw error;
    }
    if (isFirst) console.error('Waiting for another command to finish this …');
    await pause(100);
  }
}
