/**
 * The server of `npm start` and of all tests answers as the hosts do that `npm run upkeep -- hosts`
 * starts.
 */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { CHECKS } from '../hosts/checks.ts';
import { serve } from '../../scripts/serve.ts';
import { DIST } from '../support/built.ts';

const dist = pathToFileURL(`${DIST}/`);
const { port, close } = await serve({ dist });
after(close);

for (const [name, check] of Object.entries(CHECKS)) {
  test(name, async () => assert.deepEqual(await check({ port, dist }), []));
}
