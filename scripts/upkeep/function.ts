/**
 * `npm run upkeep -- function [--port 4580]`: runs the contact function in wrangler's workerd
 * with its D1, and checks that no message is lost or duplicated. Then runs the fault table of
 * tests/delivery with the function as the endpoint. Wrangler is downloaded; it is not a package of
 * the project.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, test } from 'node:test';
import { parseArgs } from 'node:util';
import { checkFunction } from '../../tests/functions/check-function.ts';
import { startWebhook } from '../../tests/functions/webhook.ts';
import { pagesDev, runCronWorker } from '../../tests/functions/wrangler.ts';
import { fields, whole } from '../../tests/support/fields.ts';
import { buildCopy } from '../../tests/support/site-copy.ts';
import { fetchPackage } from '../programs/fetch-package.ts';
import { packageBin } from '../programs/package-bin.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4580' } } });
const port = Number(values.port);
const wrangler = packageBin('wrangler', fetchPackage('wrangler'));
const webhook = await startWebhook();
const { ok, output, folder } = await buildCopy(
  {
    'content/organisation.yaml': fields({
      contact: { delivery: whole({ to: 'function', passesTo: new URL(webhook.url).host }) },
    }),
  },
  { env: { ALLOW_LOCAL_ENDPOINTS: 'yes' } },
);
if (!ok) throw new Error(output);

const token = { CONTACT_SCHEDULE_TOKEN: 'a-secret-of-the-test' };
const bindings = { ...token, CONTACT_WEBHOOK: webhook.url };
const host = pagesDev({ wrangler, folder, port, bindings });
const runSchedule = () =>
  runCronWorker({
    wrangler,
    folder,
    port: port + 1,
    bindings: { ...token, ADDRESS: `${host.url}/api/contact/waiting` },
  });
await host.start();
after(async () => {
  await host.stop();
  await webhook.close();
});

for (const [name, check] of Object.entries(checkFunction(host, webhook, runSchedule)))
  test(name, check);
test('passes tests/delivery/lost-messages.spec.ts', () => {
  const { status } = spawnSync(
    process.execPath,
    [packageBin('playwright'), 'test', 'delivery/lost-messages'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        // A real function is slower than the tests' endpoint.
        ANSWER_WITHIN: '2500',
        FUNCTION_UNDER_TEST: JSON.stringify({ url: `${host.url}/api/contact`, folder }),
      },
    },
  );
  assert.equal(status, 0);
});
