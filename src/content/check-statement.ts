import type { Organisation } from './schemas/organisation.ts';
import { ContentError } from './content-error.ts';
import { isPlaceholder } from './placeholders.ts';

/**
 * Keeps a published accessibility statement from sending people who meet a barrier to an address that nobody reads.
 * @param language folder of content/ that the settings come from
 * @throws ContentError while the support e-mail is a placeholder
 */
export function checkStatement(
  { supportEmail }: Pick<Organisation, 'supportEmail'>,
  language: string,
): void {
  if (!isPlaceholder(supportEmail)) return;
  throw new ContentError([
    {
      file: `content/${language}/organisation.yaml`,
      field: 'supportEmail',
      message: `expected an e-mail address that somebody reads, because the accessibility statement is published and sends reports there, found "${supportEmail}". Set it, or write "publish: false" in content/${language}/pages/accessibility.yaml.`,
    },
  ]);
}
