import { catalogue } from './catalogue.ts';

/** Words of the start screen. */
export const START = catalogue({
  en: {
    heading: 'What would you like to do?',
  },
  fr: {
    heading: 'Que voulez-vous faire ?',
  },
  pt: {
    heading: 'O que quer fazer?',
  },
  sw: {
    heading: 'Ungependa kufanya nini?',
  },
  ar: {
    heading: 'ماذا تريد أن تفعل؟',
  },
});
