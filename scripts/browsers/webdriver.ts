/**
 * Drives Firefox and WebKit by the W3C's own protocols, without a library: WebDriver (HTTP) for WebKitGTK,
 * WebDriver BiDi (WebSocket) for Firefox, which speaks it without a driver beside it.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An input source with its steps, alike in both protocols (WebDriver 15.5, WebDriver BiDi 7.9.2). */
export interface Actions {
  type: 'key' | 'pointer';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: Record<string, unknown>[];
}

export interface Driver {
  version: string;
  /** Goes to an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Gives what a function body returns in the page; it must be JSON. */
  evaluate(body: string): Promise<unknown>;
  perform(actions: Actions[]): Promise<void>;
  /** Size of the page's window in CSS px. */
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Waits for a line of a program's output and gives what the pattern's first group found. */
async function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${child.spawnfile} did not start: ${text}`)),
      60_000,
    );
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const found = pattern.exec(text)?.[1];
      if (!found) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 5_000))]);
}

/** Starts Firefox without a window. */
export async function firefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'site-firefox-'));
  // Its own errands to other hosts would only disturb.
  writeFileSync(
    join(profile, 'user.js'),
    [
      'app.update.enabled',
      'browser.newtabpage.enabled',
      'browser.safebrowsing.malware.enabled',
      'browser.safebrowsing.phishing.enabled',
      'datareporting.policy.dataSubmissionEnabled',
      'extensions.update.enabled',
      'network.captive-portal-service.enabled',
      'network.connectivity-service.enabled',
    ]
      .map((name) => `user_pref("${name}", false);\n`)
      .join(''),
  );
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const address = await said(child, /WebDriver BiDi listening on (ws:\/\/\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');

  const waiting = new Map<number, (message: { result?: unknown; message?: string }) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; result?: unknown; message?: string };
    if (message.id !== undefined) waiting.get(message.id)?.(message);
  });
  const send = async <Result>(method: string, params: object): Promise<Result> => {
    last += 1;
    const id = last;
    const answered = new Promise<{ result?: unknown; message?: string }>((resolve) => {
      waiting.set(id, resolve);
    });
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (result === undefined) throw new Error(`${method}: ${message}`);
    return result as Result;
  };

  const { capabilities } = await send<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  const { contexts } = await send<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  await send('browsingContext.activate', { context });
  return {
    version: capabilities.browserVersion,
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (body) => {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>('script.callFunction', {
        functionDeclaration: `() => JSON.stringify((() => { ${body} })() ?? null)`,
        awaitPromise: true,
        target: { context },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? 'null') as unknown;
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    close: async () => {
      socket.close();
      await stop(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts WebKitGTK's small browser in a screen of its own. */
export async function webkit(programs: {
  driver: string;
  browser: string;
  screen: string;
}): Promise<Driver> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const display = await said(screen, /^(\d+)\n/);
  const port = await freePort();
  const child = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      // WebKit's driver closes a connection it has kept now and then, just as the next command is on its way.
      headers: { Connection: 'close' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as {
      value: Value & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
  const deadline = Date.now() + 30_000;
  while (
    !(await call('GET', '/status').then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > deadline) throw new Error(`${programs.driver} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const session = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '/session',
    {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
        },
      },
    },
  );
  const path = `/session/${session.sessionId}`;
  const evaluate = (body: string) =>
    call<unknown>('POST', `${path}/execute/sync`, { script: body, args: [] });
  return {
    version: session.capabilities.browserVersion,
    open: async (url) => {
      await call('POST', `${path}/url`, { url });
    },
    evaluate,
    perform: async (actions) => {
      await call('POST', `${path}/actions`, { actions });
    },
    // The window has a bar and edges of its own.
    resize: async (width, height) => {
      await call('POST', `${path}/window/rect`, { width, height });
      const [inner = 0, innerHigh = 0] = (await evaluate(
        'return [innerWidth, innerHeight]',
      )) as number[];
      await call('POST', `${path}/window/rect`, {
        width: 2 * width - inner,
        height: 2 * height - innerHigh,
      });
    },
    close: async () => {
      await call('DELETE', path).catch(() => {});
      await stop(child);
      await stop(screen);
    },
  };
}
