export { FAQS_FILE } from './contact/content.ts';
export { PARTS } from './parts.ts';
