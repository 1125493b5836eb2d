export { attribute, elementsIn, elementsNamed, parseHtml, textIn } from './html.ts';
