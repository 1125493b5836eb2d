import { catalogue } from './catalogue.ts';

/** Words around the page that is edited. */
export const PAGE = catalogue({
  en: {
    page: 'Page',
  },
  fr: {
    page: 'Page',
  },
  pt: {
    page: 'Página',
  },
  sw: {
    page: 'Ukurasa',
  },
  ar: {
    page: 'الصفحة',
  },
});
