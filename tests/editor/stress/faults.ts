/** Every fault of the service, at each request of a publication. */
import assert from 'node:assert/strict';
import { parse } from 'yaml';
import { valueAt } from '#content/fields/field.ts';
import { Device, HOME, PAGE, PICTURE, Service } from './served.ts';

const json =
  (data: unknown, status = 200, headers = {}) =>
  () =>
    Response.json(data, { status, headers });
const error = (type: string) => json({ data: null, errors: [{ type, message: 'A reason' }] });
const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });
const broken = () => {
  throw new TypeError('fetch failed');
};

/** Answers that replace the real one, or make the request fail. */
const FAULTS: Record<string, (response?: Response) => Response | Promise<Response>> = {
  cut: broken,
  'too late': () => {
    throw new DOMException('The time is over.', 'TimeoutError');
  },
  'cut in the middle': async (response) => {
    const body = (await response?.text()) ?? '{"da';
    return new Response(body.slice(0, body.length / 2));
  },
  empty: text(''),
  'a page of a Wi-Fi network': text('<html>Sign in'),
  'another data': json({ data: {} }),
  'no data': json({}),
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 413, 422, 500, 502, 503, 504].map((status) => [
      String(status),
      json({ message: 'A reason' }, status),
    ]),
  ),
  'may not write': json({ message: 'Resource not accessible by personal access token' }, 403),
  'secondary limit': json({ message: 'You have exceeded a secondary rate limit' }, 403),
  429: json({}, 429, { 'Retry-After': '60' }),
  'single sign-on': json({}, 200, {
    'X-GitHub-SSO': 'required; url=https://github.com/orgs/our-team/sso',
  }),
  ...Object.fromEntries(
    ['FORBIDDEN', 'NOT_FOUND', 'INTERNAL', 'RATE_LIMITED', 'STALE_DATA'].map((type) => [
      type,
      error(type),
    ]),
  ),
};

/** When a fault happens. */
interface Fault {
  kind: string;
  /** The index of the request. */
  at: number;
  /** Whether the service has done what it was asked. */
  isAfter: boolean;
  /** Whether the next request is cut, too. */
  isFollowed: boolean;
  /** Whether somebody else publishes in the meantime. */
  hasColleague: boolean;
}

/** All faults. */
export const everyFault = (): Fault[] =>
  Object.keys(FAULTS).flatMap((kind) =>
    [false, true].flatMap((hasColleague) =>
      Array.from({ length: hasColleague ? 4 : 3 }, (_, at) => at).flatMap((at) =>
        [false, true].flatMap((isAfter) =>
          [false, true].map((isFollowed) => ({ kind, at, isAfter, isFollowed, hasColleague })),
        ),
      ),
    ),
  );

/** Whether the editor says that the changes were published. */
const CERTAIN: Record<string, boolean> = { published: true, unknown: false };

/** Publishes despite a fault. @throws Error if something is lost, there twice, or called otherwise */
export async function publishDespite(fault: Fault): Promise<void> {
  const { kind, at, isAfter, isFollowed, hasColleague } = fault;
  const service = new Service();
  const { project } = service;
  const device = new Device();
  await device.open();
  const { workspace } = device;
  workspace.set(HOME, ['hero', 'badge'], 'Our badge');
  workspace.set('content/en/more/new-page.yaml', ['heading'], 'Our page');
  workspace.set('content/pictures.yaml', ['mission', 'file'], 'new.png');
  workspace.drafts.change([
    [PICTURE, Uint8Array.of(1, 2, 3)],
    [PAGE, undefined],
  ]);
  const theirs = () =>
    project.pushed(HOME, service.text(HOME).replace(/^ {2}lead:.*$/m, '  lead: Their lead'));
  if (hasColleague) theirs();
  let request = 0;
  service.answer = async (serve) => {
    const index = request;
    request += 1;
    if (isFollowed && index === at + 1) return broken();
    if (index !== at) return serve();
    const response = isAfter ? await serve() : undefined;
    return (FAULTS[kind] ?? broken)(response);
  };
  const isOnline = () =>
    valueAt(parse(service.text(HOME)), ['hero', 'badge']) === 'Our badge' &&
    service.text('content/en/more/new-page.yaml').includes('Our page') &&
    project.files.get(PICTURE)?.length === 3 &&
    !project.files.has(PAGE);
  const commits = () => project.commits.filter(({ by }) => by === 'Editor').length;
  const outcome = await device.publish();
  // What the editor says is true; where it cannot know, it says so.
  if (outcome !== 'unknown') assert.equal(isOnline(), CERTAIN[outcome] ?? false, outcome);
  if (!isOnline()) assert.match(device.text(HOME), /Our badge/);
  service.answer = async (serve) => serve();
  if (outcome === 'unknown') {
    // The earlier words may be the ones that are not online.
    await device.publishing.takeBack(() => undefined);
    const isChanged = workspace.changes().length > 0;
    assert.equal(isChanged, !isOnline());
  }
  const last = workspace.changes().length > 0 ? await device.publish() : 'published';
  assert.equal(last, 'published');
  assert.ok(isOnline());
  assert.equal(commits(), 1);
  assert.equal(workspace.drafts.all.size, 0);
  if (hasColleague) assert.match(service.text(HOME), /Their lead/);
}
