import { randomUUID } from 'node:crypto';
import type { Delivery } from '../../src/contact/schemas/delivery.ts';
import type { Row } from '../../src/content/launch/find-rows.ts';
import type { Field } from '../../src/content/launch/fields.ts';
import { sendTestMessage } from './send-message.ts';

/** Sends a test message through the setting as it stands; a row where it was not taken. */
export async function tryMessage(fields: readonly Field[]): Promise<{ said: string; rows: Row[] }> {
  const fieldAt = (name: string) => fields.find(({ path }) => path.join(' › ') === name);
  const setting = fieldAt('contact › delivery');
  const valueOf = (name: string) => String(fieldAt(name)?.value);
  const site = { siteAddress: valueOf('siteAddress'), supportEmail: valueOf('supportEmail') };
  const sent = await sendTestMessage(setting?.value as Delivery, site, randomUUID());
  if (!sent || !setting) {
    const said = 'No message was sent: as contact › delivery stands, no address takes messages.';
    return { said, rows: [] };
  }
  const { file, line } = setting;
  const row: Row = {
    severity: 'blocker',
    today: sent.said,
    file,
    line,
    field: 'contact › delivery',
  };
  return { said: sent.said, rows: sent.taken ? [] : [row] };
}
