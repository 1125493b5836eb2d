/** A lock between processes: only one command may install or build at a time. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The file of a lock's folder that says which process holds it. */
const HOLDER = 'holder';

/** The start of the system, and the clock ticks since (proc(5)). @param {number} pid */
function startOnLinux(pid) {
  const system = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the program's name in parentheses, which may contain spaces and parentheses itself.
  const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // A killed process stays listed until its parent asks for its result: Z, or X.
  return /[ZX]/.test(state) ? '' : `${system} ${fields[18]}`;
}

/** @param {number} pid */
function startElsewhere(pid) {
  const [program, options] =
    process.platform === 'win32'
      ? ['powershell', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.Ticks`]]
      : ['ps', ['-o', 'lstart=', '-p', String(pid)]];
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  return spawnSync(program, options, { encoding: 'utf8', env }).stdout.trim();
}

/** When a process started, since numbers come again; empty if it has ended. @param {number} pid */
function startOf(pid) {
  try {
    return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  } catch {
    return '';
  }
}

/** @param {string} place */
function holderOf(place) {
  try {
    return readFileSync(join(place, HOLDER), 'utf8');
  } catch {
    return '';
  }
}

/** The number of the process that wrote this; undefined if it has ended. @param {string} holder */
function runningHolder(holder) {
  const [, pid, start] = /^(\d+) (.+)$/.exec(holder) ?? [];
  return start && startOf(Number(pid)) === start ? pid : undefined;
}

/** @param {string} path */
const remove = (path) => rmSync(path, { recursive: true, force: true });

/**
 * Waits until no other process of this checkout holds the lock, and takes it. It is released when
 * the process ends. A lock is void unless the process that wrote it still runs.
 *
 * A lock is a folder, because a folder can be put in its place with its content: nobody ever sees a
 * lock without its holder.
 * @param {string} name what to lock, such as `build`
 * @param {URL} folder of the locks
 * @returns {Promise<() => void>} releases the lock
 * @throws the system's error if the folder is not writable, or the disk is full
 */
export async function lock(name, folder = new URL('../../.cache/', import.meta.url)) {
  const place = join(fileURLToPath(folder), `${name}.lock`);
  const own = `${place}.${process.pid}`;
  const me = `${process.pid} ${startOf(process.pid)}`;
  /** Takes the lock. @returns false if another process was faster */
  const take = () => {
    try {
      mkdirSync(own, { recursive: true });
      writeFileSync(join(own, HOLDER), me);
      renameSync(own, place);
    } catch (error) {
      if (!existsSync(place)) throw error;
    } finally {
      remove(own);
    }
    return holderOf(place) === me;
  };
  /**
   * Removes the lock of a holder, at once, so that nobody puts another one into a folder that is
   * half removed; not the one that another process has put in its place meanwhile.
   */
  const removeOf = (/** @type {string} */ holder) => {
    try {
      remove(own);
      renameSync(place, own);
      if (holderOf(own) !== holder) renameSync(own, place);
    } catch (error) {
      if (existsSync(place)) throw error;
    } finally {
      remove(own);
    }
  };
  for (let announced = false; existsSync(place) || !take();) {
    const holder = holderOf(place);
    const running = runningHolder(holder);
    if (!running) removeOf(holder);
    else if (!announced) {
      announced = true;
      console.error(`Waiting for another command (process ${running}) to finish this …`);
    }
    if (running) await pause(100);
  }
  const release = () => {
    process.off('exit', release);
    if (holderOf(place) === me) removeOf(me);
  };
  process.on('exit', release);
  return release;
}
