import { Document } from 'yaml';
import { Fields } from '../../scripts/copies/fields.ts';

export { Fields };

/**
 * Changes fields of a content file, for `buildCopy`. Lists are replaced as a whole; `undefined`
 * removes a field.
 */
export const fields = (values: object): Fields => new Fields(values);

/** For `fields`: replaces a group as a whole, such as one way of delivery by another. */
export const whole = (value: unknown): unknown => new Document(value).contents;
