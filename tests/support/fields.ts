import { Document } from 'yaml';
import { Settings } from '../../tools/copies/fields.ts';

export { Settings };

/**
 * Changes fields of a content file, for `buildCopy`. Lists are replaced as a whole; `undefined`
 * removes a field.
 */
export const fields = (values: object): Settings => new Settings(values);

/** For `fields`: replaces a group as a whole, such as one way of delivery by another. */
export const whole = (value: unknown): unknown => new Document(value).contents;
