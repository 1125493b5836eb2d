import { spawn } from 'node:child_process';

/** The command of each system to open an address in the default browser. */
const OPENERS: Partial<Record<NodeJS.Platform, [command: string, ...options: string[]]>> = {
  darwin: ['open'],
  // The empty quotes are the title of a window that `start` may open.
  win32: ['cmd', '/c', 'start', '""'],
  linux: ['xdg-open'],
};

/** Whether there is a screen; only Linux may have none. */
const hasScreen = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv) =>
  platform !== 'linux' || Boolean(env['DISPLAY'] ?? env['WAYLAND_DISPLAY']);

/**
 * Opens an address in the default browser.
 * @returns whether it was opened; a machine without a screen or an opener is no error
 */
export function openBrowser(
  address: string,
  platform: NodeJS.Platform = process.platform,
  env: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  const [command, ...options] = OPENERS[platform] ?? [];
  if (command === undefined || !hasScreen(platform, env)) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(command, [...options, address], { env, stdio: 'ignore' });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    // Some openers run as long as the browser.
    setTimeout(() => resolve(true), 3000).unref();
    child.unref();
  });
}
