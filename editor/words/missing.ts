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
    logo: 'Choose another logo…',
    chosen: 'It is on the pages now. Visitors see it once you publish.',
    noDrawing: 'The site cannot show this file. Choose a drawing whose name ends in .svg.',
  },
  fr: {
    title: 'Il manque encore',
    counted: 'Il manque encore : {count}',
    looking: 'Le site est examiné…',
    misleading: 'Ceci trompe les visiteurs : à changer d’abord',
    advice: 'Conseils',
    ready: 'Rien ne manque. Tout est prêt.',
    more: '(et {count} de plus)',
    logo: 'Choisir un autre logo…',
    chosen: 'Il est maintenant sur les pages. Les visiteurs le verront quand vous publierez.',
    noDrawing:
      'Le site ne peut pas montrer ce fichier. Choisissez un dessin dont le nom finit par .svg.',
  },
  pt: {
    title: 'Ainda falta',
    counted: 'Ainda falta: {count}',
    looking: 'A examinar o site…',
    misleading: 'Isto engana os visitantes: mude primeiro',
    advice: 'Conselhos',
    ready: 'Não falta nada. Tudo está pronto.',
    more: '(e mais {count})',
    logo: 'Escolher outro logótipo…',
    chosen: 'Já está nas páginas. Os visitantes vêem-no quando publicar.',
    noDrawing:
      'O site não consegue mostrar este ficheiro. Escolha um desenho cujo nome termine em .svg.',
  },
  sw: {
    title: 'Bado inakosekana',
    counted: 'Bado inakosekana: {count}',
    looking: 'Tovuti inakaguliwa…',
    misleading: 'Haya yanawapotosha wageni: badilisha kwanza',
    advice: 'Ushauri',
    ready: 'Hakuna kinachokosekana. Yote yako tayari.',
    more: '(na {count} zaidi)',
    logo: 'Chagua nembo nyingine…',
    chosen: 'Sasa ipo kwenye kurasa. Wageni wataiona ukichapisha.',
    noDrawing:
      'Tovuti haiwezi kuonyesha faili hili. Chagua mchoro ambao jina lake linaishia na .svg.',
  },
  ar: {
    title: 'ما زال ناقصًا',
    counted: 'ما زال ناقصًا: {count}',
    looking: 'جارٍ فحص الموقع…',
    misleading: 'هذا يضلّل الزوّار: غيّره أولًا',
    advice: 'نصائح',
    ready: 'لا شيء ناقص. كل شيء جاهز.',
    more: '(و{count} أخرى)',
    logo: 'اختيار شعار آخر…',
    chosen: 'هو في الصفحات الآن. يراه الزوّار بعد النشر.',
    noDrawing: 'لا يستطيع الموقع عرض هذا الملف. اختر رسمًا ينتهي اسمه بـ .svg.',
  },
});
