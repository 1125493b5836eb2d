export { GIVING } from './content.ts';
export { currency } from './schemas/currency.ts';
