import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { blobsStore, type Blobs } from '../../src/contact/function/blobs-store.ts';
import { takeMessage } from '../../src/contact/function/handler.ts';
import { passOnBy } from '../../src/contact/function/pass-on.ts';
import { folderWith } from '../support/folder-with.ts';

/** What is used here of the package that `host: netlify` asks for. */
interface Package {
  BlobsServer: new (options: { directory: string; token: string }) => {
    start(): Promise<{ port: number }>;
    stop(): Promise<void>;
  };
  getStore(options: Record<string, string>): Blobs;
}

const SETTINGS = { honeypotField: '_gotcha', subject: '', languages: [] };
const COUNT = 20;

/**
 * Sends each message four times at once to the function as it keeps messages on Netlify, in the store of `netlify dev`, and
 * prints what becomes of them.
 * @param folder of the package `@netlify/blobs`
 * @returns whether a message was lost, or passed on more than once
 */
export async function checkBlobs(folder: string): Promise<boolean> {
  const load = async (name: string) =>
    (await import(pathToFileURL(createRequire(folder).resolve(name)).href)) as Partial<Package>;
  const { BlobsServer, getStore } = {
    ...(await load('@netlify/blobs')),
    ...(await load('@netlify/blobs/server')),
  } as Package;
  const directory = fileURLToPath(folderWith());
  const server = new BlobsServer({ directory, token: 'token' });
  const edgeURL = `http://127.0.0.1:${(await server.start()).port}`;
  const access = { edgeURL, uncachedEdgeURL: edgeURL, token: 'token', siteID: 'site' };
  const store = blobsStore(getStore({ name: 'contact', ...access }));
  const passedOn: string[] = [];
  const passOn = passOnBy(({ key }) => Promise.resolve(void passedOn.push(key)));
  const keys = Array.from({ length: COUNT }, (_, index) => `blobs-${1000 + index}`);
  let taken = 0;
  for (const key of keys) {
    const work: Promise<unknown>[] = [];
    const body = JSON.stringify({
      name: 'Ada',
      email: 'ada@example.org',
      message: key,
      idempotency_key: key,
    });
    const post = () =>
      takeMessage(
        new Request('https://example.org/api/contact', {
          method: 'POST',
          headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
          body,
        }),
        SETTINGS,
        { store, passOn, address: key, later: (more) => work.push(more) },
      );
    const answers = await Promise.all([post(), post(), post(), post()]);
    if (answers.every(({ status }) => status === 200)) taken += 1;
    await Promise.all(work);
  }
  await server.stop();
  const times = keys.map((key) => passedOn.filter((other) => other === key).length);
  const once = times.filter((count) => count === 1).length;
  const right = taken === COUNT && once === COUNT;
  console.log(
    `${right ? 'passed' : 'FAILED'}  Netlify, each four times at once: ${COUNT} sent, ${taken} taken, ${once} passed on once, ${times.filter((count) => count > 1).length} more than once`,
  );
  return !right;
}
