import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string>;
  /** As it was sent, perhaps compressed. */
  body: Buffer;
  /** What the body says once it is unpacked. */
  content: Buffer;
}

function unpacked(body: Buffer, encoding: string | undefined): Buffer {
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/**
 * Asks a server on this machine. The path goes out letter by letter: `/../` stays, which a URL would tidy up.
 * @throws the system's error where nobody answers, an Error where the answer is not compressed as it says
 */
export function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, headers, method, agent: false, timeout: 5000 };
    const asked = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const received: Record<string, string> = {};
        for (const [name, value] of Object.entries(response.headers)) {
          received[name] = Array.isArray(value) ? value.join(', ') : (value ?? '');
        }
        const encoding = received['content-encoding'];
        try {
          const content = unpacked(body, encoding);
          resolve({ status: response.statusCode ?? 0, headers: received, body, content });
        } catch {
          reject(new Error(`${method} ${path}: says it is ${encoding}, and is not`));
        }
      });
    });
    asked.on('timeout', () => asked.destroy(new Error(`${path}: no answer within 5 s`)));
    asked.on('error', reject);
    asked.end();
  });
}
