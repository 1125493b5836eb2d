import type { IncomingMessage, ServerResponse } from 'node:http';
import { startServer } from '../support/start-server.ts';

/** The faults of the endpoint. */
export type Fault =
  | 'none'
  | 'slow'
  | 'status 400'
  | 'status 422'
  | 'status 429'
  | 'status 500'
  | 'status 503'
  | 'busy for a minute'
  | 'connection closed midway'
  | 'answer closed midway'
  | 'accepts, never answers'
  | 'accepts, closes the connection'
  | 'says no within 200'
  | Redirect;

/** Stores the message and answers with this status and `Location`. */
export type Redirect = `${302 | 303 | 307 | 308} to ${string}`;

/** A message as it arrived. */
export interface Arrival {
  headers: IncomingMessage['headers'];
  fields: Record<string, string>;
  /** How often it was posted with the same key. */
  posts: number;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Stores the messages of the endpoint. */
export interface MessageStore {
  take(headers: IncomingMessage['headers'], body: string): void | Promise<void>;
  arrived(): Arrival[];
  reset(): void;
}

/** Stores messages in memory, each key once. */
function inMemory(): MessageStore {
  const arrived = new Map<string, Arrival>();
  return {
    take(headers, body) {
      const isJson = headers['content-type']?.includes('json');
      const fields = (
        isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
      ) as Record<string, string>;
      const key = fields['idempotency_key'] ?? `none ${arrived.size}`;
      const known = arrived.get(key);
      if (known) known.posts += 1;
      else arrived.set(key, { headers, fields, posts: 1 });
    },
    arrived: () => [...arrived.values()],
    reset: () => arrived.clear(),
  };
}

/** `npm run upkeep -- function` runs the function at Cloudflare with the same faults. */
async function messageStore(): Promise<MessageStore> {
  const module = process.env['MESSAGE_STORE'];
  return module ? ((await import(module)) as { store: MessageStore }).store : inMemory();
}

/** An endpoint as docs/contact-delivery.md specifies it: it takes each key once. */
export async function startEndpoint() {
  const store = await messageStore();
  const open = new Set<ServerResponse>();
  let fault: Fault = 'none';
  let requests = 0;

  async function post(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1;
    const now = fault;
    if (now === 'connection closed midway') return void request.socket.destroy();
    const body = await bodyOf(request);
    if (now === 'slow') await new Promise((resolve) => setTimeout(resolve, 250));

    const long = now === 'busy for a minute';
    const status = long ? '503' : /^status (\d+)$/.exec(now)?.[1];
    if (status) {
      if (['429', '503'].includes(status)) response.setHeader('Retry-After', long ? '60' : '1');
      answer(response, Number(status), { error: now });
      return;
    }
    if (now === 'says no within 200') {
      answer(response, 200, { success: 'false', message: 'Activate this form first.' });
      return;
    }

    await store.take(request.headers, body);
    const [, code, place] = /^(30\d) to (.+)$/.exec(now) ?? [];
    if (place) return void response.writeHead(Number(code), { Location: place }).end();
    if (now === 'accepts, never answers') return void open.add(response);
    if (now === 'accepts, closes the connection') return void request.socket.destroy();
    if (now === 'answer closed midway') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      response.write('{"ok":', () => request.socket.destroy());
      return;
    }
    // Redirects a post without script to the page that it names.
    const wantsPage = !request.headers.accept?.includes('json');
    const next = wantsPage ? new URLSearchParams(body).get('_next') : null;
    if (next) response.writeHead(303, { Location: next }).end();
    else answer(response, 200, { ok: true });
  }

  const server = await startServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    response.setHeader('Access-Control-Expose-Headers', 'Retry-After');
    if (request.method === 'POST') {
      // A visitor may leave while the body is being sent.
      post(request, response).catch(() => request.socket.destroy());
    } else response.writeHead(request.method === 'OPTIONS' ? 204 : 200).end();
  });

  const setFault = (next: Fault) => {
    fault = next;
    for (const response of open) response.destroy();
    open.clear();
  };
  return {
    url: `${server.url}/messages`,
    /** The messages that arrived, each once. */
    arrived: store.arrived,
    /** Number of posts. */
    requests: () => requests,
    setFault,
    /** Deletes what arrived, for the next test. */
    reset(): void {
      setFault('none');
      store.reset();
      requests = 0;
    },
    close: server.close,
  };
}

export type EndpointServer = Awaited<ReturnType<typeof startEndpoint>>;
