import type { CustomFieldControlProps } from '@sveltia/cms';
import { valueAt } from '../../src/core/schemas/json-schema.ts';
import { isData, valuesOf, type Data } from '../form/values.ts';

/**
 * What stands in the form beside a field, in the same item of a list.
 * @param input an element of the field; the CMS tells no field where it stands
 */
export function valuesBeside(
  input: Element | null,
  { entry }: Pick<CustomFieldControlProps, 'entry'>,
): Data {
  const field = input?.closest<HTMLElement>('[data-key-path]');
  const path = field?.dataset['keyPath']?.split('.').slice(0, -1);
  const beside = entry && path && valueAt(valuesOf(entry), path);
  return isData(beside) ? beside : {};
}
