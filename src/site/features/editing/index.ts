export { EDITING } from './feature.ts';
export { type EditingService, editingSetting } from './schema.ts';
