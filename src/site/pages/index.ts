export { FAQS } from './contact/content.ts';
