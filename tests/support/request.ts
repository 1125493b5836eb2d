import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** In ms: many times what an answer takes, also on a busy machine. */
const LIMIT = 20_000;

export interface Answer {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string>;
  /** As it was sent, perhaps compressed. */
  body: Buffer;
  /** What the body says once it is unpacked. */
  content: Buffer;
}

const UNPACK: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/**
 * Asks a server on this machine. The path goes out letter by letter: `/../` stays, which a URL
 * would tidy up.
 * @throws the system's error where nobody answers, zlib's where the answer is not compressed as it
 * says
 */
export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body?: string,
): Promise<Answer> {
  const options = { host: '127.0.0.1', port, path, headers, method, agent: false, timeout: LIMIT };
  const asked = request(options);
  asked.on('timeout', () => asked.destroy(new Error(`${path}: no answer within ${LIMIT} ms`)));
  asked.end(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject);
  });
  const sent = await buffer(response);
  const received = Object.fromEntries(
    Object.entries(response.headersDistinct).map(([name, all = []]) => [name, all.join(', ')]),
  );
  const unpack = sent.length > 0 && UNPACK[received['content-encoding'] ?? ''];
  const content = unpack ? unpack(sent) : sent;
  return { status: response.statusCode ?? 0, headers: received, body: sent, content };
}
