import type { LocatedField } from '../project/launch-issue.ts';
import { textFingerprint } from '../text/fingerprint.ts';
import fingerprints from './shipped.json' with { type: 'json' };

const shipped = new Set(fingerprints);

/** Whether a fingerprint is that of a text or a picture the site was shipped with. */
export const isShippedFingerprint = (fingerprint: number): boolean => shipped.has(fingerprint);

/** The paragraphs of a text that may be samples; headings never are. */
export const samplesIn = (text: string): string[] =>
  text.split(/\n{2,}/).filter((paragraph) => !paragraph.startsWith('#'));

/** Whether a field is as shipped. @param samples names of the sample pictures in content/images */
export const isShipped = ({ value, field }: LocatedField, samples: ReadonlySet<string>): boolean =>
  typeof value === 'string' &&
  (field.kind === 'picture'
    ? samples.has(value)
    : samplesIn(value).some((text) => isShippedFingerprint(textFingerprint(text))));
