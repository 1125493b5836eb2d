import { spawn } from 'node:child_process';

/** The command of each system to open an address in the default browser. */
const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...options: string[]]>> = {
  darwin: ['open'],
  // The empty quotes are the title of a window that `start` may open.
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the default browser, if there is one. */
export function openBrowser(address: string): void {
  const [command, ...options] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...options, address], { stdio: 'ignore' });
  // A server has no such command.
  child.once('error', () => undefined).unref();
}
