export { FAQS_FILE } from './contact/content.ts';
