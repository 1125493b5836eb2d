export { EDITING_FIELD, type EditingService, editingSetting } from './content.ts';
