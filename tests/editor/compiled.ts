/** Modules of views and of the editor as a build compiles them, for tests in Node. */
import { after } from 'node:test';
import { createServer } from 'vite';
import { ROOT } from '../support/root.ts';

/** Loads modules by their paths from the project's root. @param importSource of their JSX */
async function compiledWith(importSource: string) {
  const server = await createServer({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    appType: 'custom',
    oxc: { jsx: { runtime: 'automatic', importSource, development: false } },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  after(() => server.close());
  return async <Module>(path: string) => (await server.ssrLoadModule(path)) as Module;
}

/** As the site has them. */
export const load = await compiledWith('react');
/** With the JSX by which texts are typed in the page. */
export const loadTyped = await compiledWith(`${ROOT}/src/editor/page`);
