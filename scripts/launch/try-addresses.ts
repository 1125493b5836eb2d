import type { Row } from '../../src/content/launch/find-rows.ts';

/** How long an address may take to answer, in ms. */
const TIME_LIMIT = 10_000;

type Place = Pick<Row, 'file' | 'line' | 'field'> & { address: string };

interface Finding {
  severity: Row['severity'];
  today: string;
  /** The name of the host could not be looked up at all. */
  unknownHost?: boolean;
}

function ofStatus(status: number): Finding | undefined {
  if (status === 404 || status === 410) {
    return { severity: 'blocker', today: `leads to a page that does not exist (answer ${status})` };
  }
  if (status >= 500 && status < 600) {
    return {
      severity: 'advice',
      today: `answers with an error of its own (${status}); try again later`,
    };
  }
  // Some sites refuse programs (401, 403, 405, 429 and others) and show people their page.
  return undefined;
}

function ofError(error: unknown, timeLimit: number): Finding {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  if (name === 'TimeoutError') {
    return { severity: 'advice', today: `did not answer within ${timeLimit / 1000} seconds` };
  }
  const code = cause?.code ?? '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return { severity: 'blocker', today: 'leads to a site that does not exist', unknownHost: true };
  }
  if (/CERT|TLS|SSL/.test(code)) {
    return { severity: 'blocker', today: `has a certificate that browsers refuse (${code})` };
  }
  return { severity: 'blocker', today: `cannot be reached (${code || 'connection failed'})` };
}

async function tryAddress(address: string, timeLimit: number): Promise<Finding | undefined> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
    await response.body?.cancel();
    return ofStatus(response.status);
  } catch (error) {
    return ofError(error, timeLimit);
  }
}

/**
 * Asks for each address once and gives a row for each that visitors cannot reach.
 * `offline` tells that no host's name could be looked up: then it is this computer, and there are no rows.
 * @param timeLimit for each answer, in ms
 */
export async function tryAddresses(
  places: readonly Place[],
  timeLimit = TIME_LIMIT,
): Promise<{ rows: Row[]; offline: boolean }> {
  const found = await Promise.all(places.map(({ address }) => tryAddress(address, timeLimit)));
  if (places.length > 1 && found.every((finding) => finding?.unknownHost)) {
    return { rows: [], offline: true };
  }
  const rows = places.flatMap(({ address, ...place }, index): Row[] => {
    const finding = found[index];
    if (!finding) return [];
    const { severity, today } = finding;
    return [{ severity, today: `${address} ${today}.`, ...place }];
  });
  return { rows, offline: false };
}
