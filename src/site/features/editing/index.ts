export { EDITING_FIELD } from './feature.ts';
export { type EditingService, editingSetting } from './schema.ts';
