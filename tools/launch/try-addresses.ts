import { valueAt } from '#content/fields';
import { addressInValue } from '#content/launch';
import type { LaunchIssue, LocatedField } from '#content/project';
import { isPlaceholder } from '#content/text';

/** In ms, how long an address may take to answer. */
const TIME_LIMIT = 10_000;

/** The first field of each address on other sites. This site's own may not be live yet. */
export function addressesOf(fields: readonly LocatedField[]): Map<string, LocatedField> {
  const addresses = new Map<string, LocatedField>();
  for (const field of fields) {
    const address = addressInValue(field);
    if (!address?.startsWith('http') || isPlaceholder(address)) continue;
    if (field.path[0] !== 'siteAddress' && !addresses.has(address)) addresses.set(address, field);
  }
  return addresses;
}

/** The status of the answer (RFC 9110), or the error code if there is none. */
async function answerOf(address: string, timeLimit: number): Promise<number | string> {
  try {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
    await body?.cancel();
    return status;
  } catch (error) {
    return String(valueAt(error, ['cause', 'code']) ?? valueAt(error, ['name']));
  }
}

/** Some sites refuse programs (401, 403, 405, 429 and others) but show people the page. */
const isShown = (answer: number | string) =>
  typeof answer === 'number' && answer < 500 && answer !== 404 && answer !== 410;

/** An issue for each address that does not answer; advice if that may be temporary. */
export async function tryAddresses(
  addresses: ReadonlyMap<string, Pick<LaunchIssue, 'file' | 'line' | 'path'>>,
  timeLimit = TIME_LIMIT,
): Promise<LaunchIssue[]> {
  const tried = [...addresses].map(async ([address, { file, line, path }]) => {
    const answer = await answerOf(address, timeLimit);
    if (isShown(answer)) return [];
    const isForNow = answer === 'TimeoutError' || answer === 'EAI_AGAIN' || Number(answer) >= 500;
    const today = `${address} shows visitors no page (${answer}).`;
    return { severity: isForNow ? 'advice' : 'blocker', today, file, line, path } as const;
  });
  return (await Promise.all(tried)).flat();
}
