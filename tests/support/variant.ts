import { buildCopy, type Changes } from './site-copy.ts';
import { test } from './test.ts';

async function distOf(changes: Changes | Promise<Changes>): Promise<URL> {
  const { ok, output, dist } = await buildCopy(await changes);
  if (!ok) throw new Error(`The copy could not be built:\n${output}`);
  return dist;
}

/** The `test` of a file whose visitors meet a site with other settings; the copy is built once for the file. */
export function variant(changes: () => Changes | Promise<Changes>) {
  let dist: Promise<URL> | undefined;
  return test.extend({
    // A build is quick; a machine that does much else at the same time is not.
    dist: [
      async ({}, use) => use(await (dist ??= distOf(changes()))),
      { scope: 'test', timeout: 180_000 },
    ],
  });
}

/** The `test` of a file about one state of the settings: the site itself where it is in that state, else a copy. */
export function inState(already: boolean, changes: () => Changes) {
  return already ? test : variant(changes);
}
