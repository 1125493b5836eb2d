export { FAQS } from './contact/content.ts';
export { HOME } from './home/content.ts';
