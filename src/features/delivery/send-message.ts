import { randomUUID } from 'node:crypto';
import { denies, requestOf } from './message-request.ts';
import type { Delivery } from './schemas/delivery.ts';
import { wayOf } from './way.ts';
import { CONTACT } from './content.ts';
import type { Row } from '../../core/launch/row.ts';
import type { Field } from '../../core/launch/placed-fields.ts';
import type { TriedMessage } from '../../site/build/feature-build.ts';
import { isLocal, isPlaceholder } from '../../core/text/placeholders.ts';

/** How long the address may take to answer, in ms. */
const TIME_LIMIT = 20_000;
/** How much of an answer is shown, in characters. */
const SHOWN = 300;

/** What came of a message, and a paragraph about it for the person who runs the check. */
interface Sent {
  /** Whether the address said that it took the message. */
  taken: boolean;
  said: string;
}

/** What an answer means, as the page would take it. */
async function meaning(response: Response): Promise<Sent> {
  const { status, headers } = response;
  const refused = (said: string): Sent => ({ taken: false, said });
  if (status >= 300 && status < 400) {
    const to = headers.get('Location') ?? 'nowhere';
    return refused(
      `It answered with a redirect (${status} to ${to}), which says nothing: visitors are told that it is not clear whether their message arrived`,
    );
  }
  const isPage = headers.get('Content-Type')?.includes('html');
  const text = (await response.clone().text()).replace(/\s+/g, ' ').trim();
  const answer = isPage ? `${status}, a page` : `${status} ${text.slice(0, SHOWN)}`.trim();
  if (!response.ok) return refused(`It did not take it (answer ${answer})`);
  return (await denies(response))
    ? refused(`It answered ${status} and said within that it did not take it (${answer})`)
    : { taken: true, said: `It took it (answer ${answer})` };
}

/**
 * Sends one message, marked as a test, the way the page does it, to the address of the setting as
 * it stands.
 * @param id marks the message: its key
 * @returns undefined where no address takes messages: then there is nothing that a program could
 * send
 */
export async function sendTestMessage(
  delivery: Delivery,
  site: { siteAddress: string; supportEmail: string },
  id: string,
  timeLimit = TIME_LIMIT,
): Promise<Sent | undefined> {
  const { siteAddress, supportEmail } = site;
  const { endpoint, attributes } = wayOf(delivery, site) ?? {};
  if (!endpoint) return undefined;
  const isSample = isPlaceholder(siteAddress) && !isLocal(new URL(siteAddress).hostname);
  const unsent = (why: string) => ({ taken: false, said: `Nothing was sent: ${why}` });
  if (endpoint.address.startsWith('/') && isSample)
    return unsent(
      `messages go to ${endpoint.address} of this site, and siteAddress does not say yet where it is.`,
    );
  const address = new URL(endpoint.address, siteAddress).href;
  const mark = `Test ${id.slice(0, 8)}`;
  const message = {
    id,
    at: new Date().toISOString(),
    fields: {
      name: mark,
      email: supportEmail,
      phone: '',
      message: `${mark}: sent by "npm run launch -- --online --message" to see that messages arrive. Nobody waits for an answer.`,
    },
  };
  const result = ({ taken, said }: Sent) => ({
    taken,
    said: `Sent to ${address}: one message, marked "${mark}". ${said}. Look ${endpoint.place} for "${mark}": only once it is there do messages reach you.`,
  });
  const signal = AbortSignal.timeout(timeLimit);
  try {
    if (attributes?.['data-netlify']) {
      const page = await fetch(new URL('/contact-us', siteAddress), { signal });
      // Netlify takes its mark from a form that it has found.
      if ((await page.text()).includes('data-netlify='))
        return unsent(
          `Netlify has not found the form of ${siteAddress}/contact-us. Enable form detection there (Forms) and deploy again.`,
        );
    }
    const response = await fetch(address, {
      method: 'POST',
      ...requestOf(message, endpoint),
      redirect: 'manual',
      signal,
    });
    return result(await meaning(response));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const said = isLate
      ? `It did not answer within ${timeLimit / 1000} seconds, and may have taken it or not`
      : 'It could not be reached';
    return result({ taken: false, said });
  }
}

/** Sends a test message through the setting as it stands; a row where it was not taken. */
export async function tryMessage(fields: readonly Field[]): Promise<TriedMessage> {
  const fieldAt = (name: string) => fields.find(({ path }) => path.join(' › ') === name);
  const valueOf = (name: string) => String(fieldAt(name)?.value);
  const site = { siteAddress: valueOf('siteAddress'), supportEmail: valueOf('supportEmail') };
  const setting = fieldAt('contact › delivery');
  const delivery = CONTACT.schema.shape.delivery.parse(setting?.value);
  const sent = await sendTestMessage(delivery, site, randomUUID());
  if (!sent || !setting) {
    const said = 'No message was sent: as contact › delivery stands, no address takes messages.';
    return { said, rows: [] };
  }
  const { file, line, path } = setting;
  const row: Row = { severity: 'blocker', today: sent.said, file, line, path };
  return { said: sent.said, rows: sent.taken ? [] : [row] };
}
