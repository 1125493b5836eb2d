import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Delivery } from './schemas/delivery.ts';
import {
  startEndpoint,
  type EndpointServer,
  type Fault,
} from '../../../tests/delivery/endpoint-server.ts';
import { startServer } from '../../../tests/support/start-server.ts';
import { sendTestMessage } from './send-message.ts';

const ID = '0b0f6c1e-5a52-4c0f-9d5c-2f0f7f6f9a11';
let endpoint: EndpointServer;
before(async () => (endpoint = await startEndpoint()));
after(() => endpoint.close());

const toEndpoint = (format: 'json' | 'form'): Delivery => ({
  to: 'endpoint',
  address: endpoint.url,
  format,
  honeypotField: '_gotcha',
  serviceFields: { access_key: 'abc' },
});
const site = { siteAddress: 'https://www.example.org', supportEmail: 'team@example.org' };

/** What the check says while something is wrong with the address. */
async function said(fault: Fault, format: 'json' | 'form' = 'json') {
  endpoint.reset();
  endpoint.setFault(fault);
  // Short only where it is waited for in vain: a busy machine answers late.
  const limit = fault === 'accepts, never answers' ? 500 : 20_000;
  const sent = await sendTestMessage(toEndpoint(format), site, ID, limit);
  return { taken: sent?.taken, said: sent?.said.replace(endpoint.url, 'ADDRESS') };
}

test('one message goes to the first address, marked as a test, and is said to be looked for', async () => {
  for (const format of ['json', 'form'] as const) {
    assert.deepEqual(await said('none', format), {
      taken: true,
      said: 'Sent to ADDRESS: one message, marked "Test 0b0f6c1e". It took it (answer 200 {"ok":true}). Look where messages reach you for "Test 0b0f6c1e": only once it is there do messages reach you.',
    });
    const arrived = endpoint.arrived().map(({ fields }) => fields);
    assert.deepEqual(
      arrived.map((fields) => [fields['name'], fields['email'], fields['access_key']]),
      [['Test 0b0f6c1e', 'team@example.org', 'abc']],
    );
    assert.equal(arrived[0]?.['idempotency_key'], ID);
    assert.match(
      arrived[0]['message'] ?? '',
      /^Test 0b0f6c1e: sent by "npm run launch -- --online --message"/,
    );
  }
});

test('reports refusals, redirects, errors and silence', async () => {
  for (const [fault, expected] of [
    ['status 422', /It did not take it \(answer 422 .*status 422/],
    ['status 503', /It did not take it \(answer 503/],
    ['says no within 200', /answered 200 and said within .*Activate this form first/],
    ['302 to /captcha', /a redirect \(302 to \/captcha\), which says nothing/],
    ['accepts, never answers', /did not answer within 0\.5 seconds, and may have taken it or not/],
    ['connection closed midway', /could not be reached/],
  ] as const) {
    const sent = await said(fault);
    assert.equal(sent.taken, false, fault);
    assert.match(sent.said ?? '', expected, fault);
  }
});

test('nothing is sent where no address takes messages, or nobody knows yet where the site is', async () => {
  assert.equal(await sendTestMessage('none', site, ID), undefined);
  assert.equal(await sendTestMessage({ to: 'email' }, site, ID), undefined);
  const sent = await sendTestMessage({ to: 'function' }, site, ID);
  assert.match(sent?.said ?? '', /^Nothing was sent: messages go to \/api\/contact of this site/);
});

test('reports a page whose form Netlify has not found, before it sends anything', async () => {
  const posts: string[] = [];
  let page = '<form name="contact" data-netlify="true">';
  const server = await startServer((request, response) => {
    if (request.method === 'POST') posts.push(request.url ?? '');
    response.setHeader('Content-Type', 'text/html').end(page);
  });
  // A name of this computer that nobody takes for a sample.
  const siteAddress = server.url;
  const send = () => sendTestMessage({ to: 'netlify' }, { ...site, siteAddress }, ID);
  const first = await send();
  page = '<form name="contact">';
  const second = await send();
  await server.close();
  assert.match(first?.said ?? '', /Nothing was sent: Netlify has not found the form/);
  assert.match(second?.said ?? '', /It took it \(answer 200, a page\).*among the spam too/);
  assert.deepEqual(posts, ['/thank-you']);
});
