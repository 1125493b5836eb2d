import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startServer } from '../../support/start-server.ts';

/** What becomes of a request. */
interface Fault {
  /** The first request that reads, or that writes. */
  of: 'read' | 'write';
  /** The answer in place of the service's own; without it the connection is cut. */
  answer?: { status: number; headers?: Record<string, string>; body?: string };
  /** Whether the service has done what it was asked. */
  after?: boolean;
}

const isWrite = (method: string, body: string) =>
  method === 'POST' && !/^\{"query":"query/.test(body);

/** Starts a service on the web that can have faults. @param serve how the service answers */
export async function startFaultyService(serve: (request: Request) => Promise<Response>) {
  /** Each is taken once. */
  const faults: Fault[] = [];

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming;
    const body = await buffer(incoming);
    const kind = isWrite(method, body.toString()) ? 'write' : 'read';
    const at = faults.findIndex(({ of }) => of === kind);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    const { authorization = '', 'content-type': type } = incoming.headers;
    const headers = { authorization, ...(type !== undefined && { 'content-type': type }) };
    const asked = { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) };
    const found =
      !fault || fault.after ? await serve(new Request(new URL(url, address), asked)) : undefined;
    if (fault && !fault.answer) return void incoming.socket.destroy();
    const { status, headers: more, body: said = '' } = fault?.answer ?? {};
    response.writeHead(status ?? found?.status ?? 500, more);
    response.end(fault ? said : new Uint8Array((await found?.arrayBuffer()) ?? []));
  }

  const { url: address, close } = await startServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => {
      response.writeHead(599);
      response.end(String(error));
    });
  });
  return { faults, address, close };
}
