import { Document } from 'yaml';
import { FieldChanges } from '../../tools/copies/field-changes.ts';

export { FieldChanges };

/**
 * Changes fields of a content file, for `buildCopy`. Lists are replaced as a whole; `undefined`
 * removes a field.
 */
export const fields = (values: object): FieldChanges => new FieldChanges(values);

/** For `fields`: replaces a group as a whole, such as one way of delivery by another. */
export const whole = (value: unknown): unknown => new Document(value).contents;
