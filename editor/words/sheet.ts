import { catalogue } from './catalogue.ts';

/** Words of sheets and their forms. */
export const SHEET = catalogue({
  en: {
    close: 'Close',
  },
  fr: {
    close: 'Fermer',
  },
  pt: {
    close: 'Fechar',
  },
  sw: {
    close: 'Funga',
  },
  ar: {
    close: 'إغلاق',
  },
});
