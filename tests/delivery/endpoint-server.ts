import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { startServer } from '../support/start-server.ts';

/** The faults of the endpoint. */
export type Fault =
  | 'none'
  | 'held'
  | `status ${number}`
  | 'accepts, never answers'
  | `308 to ${string}`;

/** A message as it arrived. */
export interface Arrival {
  headers: IncomingMessage['headers'];
  fields: Record<string, string>;
}

const answer = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** The fields of a posted form, with script or without. */
export async function fieldsOf(body: Uint8Array<ArrayBuffer>, headers: IncomingMessage['headers']) {
  const type = headers['content-type'] ?? '';
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  return z.record(z.string(), z.string()).parse(Object.fromEntries(form));
}

/** Stores messages in memory, each key once. */
function messageStore() {
  const arrived = new Map<string, Arrival>();
  return {
    async take(headers: IncomingMessage['headers'], body: Buffer): Promise<void> {
      const fields = await fieldsOf(new Uint8Array(body), headers);
      const key = fields['idempotency_key'] ?? `none ${arrived.size}`;
      if (!arrived.has(key)) arrived.set(key, { headers, fields });
    },
    arrived: (): Arrival[] => [...arrived.values()],
    reset: () => arrived.clear(),
  };
}

/** An endpoint as docs/contact-delivery.md specifies it: it takes each key once. */
export async function startEndpoint() {
  const store = messageStore();
  const open = new Set<ServerResponse>();
  let fault: Fault = 'none';
  let changed = Promise.withResolvers<undefined>();
  let requests = 0;

  async function post(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    requests += 1;
    const now = fault;
    const body = await buffer(request);
    // Until the fault changes.
    if (now === 'held') await changed.promise;

    const status = /^status (\d+)$/.exec(now)?.[1];
    if (status) return answer(response, Number(status), { error: now });

    await store.take(request.headers, body);
    const [, place] = /^308 to (.+)$/.exec(now) ?? [];
    if (place) return response.writeHead(308, { Location: place }).end();
    if (now === 'accepts, never answers') return open.add(response);
    // Redirects a post without script to the page that it names.
    const wantsPage = !request.headers.accept?.includes('json');
    const next = wantsPage ? new URLSearchParams(body.toString()).get('_next') : null;
    if (next) return response.writeHead(303, { Location: next }).end();
    return answer(response, 200, { ok: true });
  }

  const server = await startServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (request.method === 'POST') {
      // A visitor may leave while the body is being sent.
      post(request, response).catch(() => request.socket.destroy());
    } else response.writeHead(request.method === 'OPTIONS' ? 204 : 200).end();
  });

  const setFault = (next: Fault) => {
    fault = next;
    changed.resolve(undefined);
    changed = Promise.withResolvers();
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
