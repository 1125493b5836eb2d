export { GIVING } from './content.ts';
export { currency } from './schemas/shared-fields.ts';
