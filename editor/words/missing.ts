import { catalogue } from './catalogue.ts';

/** Words around what is still missing before the site goes live. */
export const MISSING = catalogue({
  en: {
    title: 'Still missing',
    counted: 'Still missing: {count}',
    looking: 'Looking through the site…',
    misleading: 'This misleads visitors: change it first',
    advice: 'Advice',
    ready: 'Nothing is missing. All is ready.',
    more: '(and {count} more)',
  },
  fr: {
    title: 'Il manque encore',
    counted: 'Il manque encore : {count}',
    looking: 'Le site est examiné…',
    misleading: 'Ceci trompe les visiteurs : à changer d’abord',
    advice: 'Conseils',
    ready: 'Rien ne manque. Tout est prêt.',
    more: '(et {count} de plus)',
  },
  pt: {
    title: 'Ainda falta',
    counted: 'Ainda falta: {count}',
    looking: 'A examinar o site…',
    misleading: 'Isto engana os visitantes: mude primeiro',
    advice: 'Conselhos',
    ready: 'Não falta nada. Tudo está pronto.',
    more: '(e mais {count})',
  },
  sw: {
    title: 'Bado inakosekana',
    counted: 'Bado inakosekana: {count}',
    looking: 'Tovuti inakaguliwa…',
    misleading: 'Haya yanawapotosha wageni: badilisha kwanza',
    advice: 'Ushauri',
    ready: 'Hakuna kinachokosekana. Yote yako tayari.',
    more: '(na {count} zaidi)',
  },
  ar: {
    title: 'ما زال ناقصًا',
    counted: 'ما زال ناقصًا: {count}',
    looking: 'جارٍ فحص الموقع…',
    misleading: 'هذا يضلّل الزوّار: غيّره أولًا',
    advice: 'نصائح',
    ready: 'لا شيء ناقص. كل شيء جاهز.',
    more: '(و{count} أخرى)',
  },
});
