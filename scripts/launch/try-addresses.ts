import type { Row } from '../../src/core/launch/row.ts';
import { valueAt } from '../../src/core/schemas/json-schema.ts';

/** How long an address may take to answer, in ms. */
const TIME_LIMIT = 10_000;

type PlacedAddress = Pick<Row, 'file' | 'line' | 'path'> & { address: string };

type Finding = Pick<Row, 'severity' | 'today'>;

const UNKNOWN_HOST = 'leads to a site that does not exist';
const blocker = (today: string): Finding => ({ severity: 'blocker', today });
const advice = (today: string): Finding => ({ severity: 'advice', today });

async function tryAddress(address: string, timeLimit: number): Promise<Finding | undefined> {
  try {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
    await body?.cancel();
    if (status === 404 || status === 410)
      return blocker(`leads to a page that does not exist (answer ${status})`);
    // Some sites refuse programs (401, 403, 405, 429 and others) and show people their page.
    if (status < 500) return undefined;
    return advice(`answers with an error of its own (${status}); try again later`);
  } catch (error) {
    if (valueAt(error, ['name']) === 'TimeoutError')
      return advice(`did not answer within ${timeLimit / 1000} seconds`);
    const known = valueAt(error, ['cause', 'code']);
    const code = typeof known === 'string' ? known : 'connection failed';
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return blocker(UNKNOWN_HOST);
    const refused = /CERT|TLS|SSL/.test(code);
    return blocker(
      refused ? `has a certificate that browsers refuse (${code})` : `cannot be reached (${code})`,
    );
  }
}

/** A row for each address that visitors cannot reach; `offline` if no host's name was found. */
export async function tryAddresses(
  places: readonly PlacedAddress[],
  timeLimit = TIME_LIMIT,
): Promise<{ rows: Row[]; offline: boolean }> {
  const found = await Promise.all(places.map(({ address }) => tryAddress(address, timeLimit)));
  if (places.length > 1 && found.every((finding) => finding?.today === UNKNOWN_HOST))
    return { rows: [], offline: true };
  const rows = places.flatMap(({ address, ...place }, index): Row[] => {
    const finding = found[index];
    return finding ? [{ ...finding, today: `${address} ${finding.today}.`, ...place }] : [];
  });
  return { rows, offline: false };
}
