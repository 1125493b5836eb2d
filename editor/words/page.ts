import { catalogue } from './catalogue.ts';

/** Words around the page that is edited. */
export const PAGE = catalogue({
  en: {
    page: 'Page',
    tools: 'What you have come to',
    change: 'Change: {name}',
    around: 'What it stands in: {name}',
    whereItLeads: 'Where it leads',
    cannotShow: 'This cannot be shown: {name}. What you typed is kept.',
  },
  fr: {
    page: 'Page',
    tools: 'Là où vous êtes',
    change: 'Changer : {name}',
    around: 'Ce qui l’entoure : {name}',
    whereItLeads: 'Où mène le lien',
    cannotShow: 'Ceci ne peut pas être affiché : {name}. Ce que vous avez écrit est gardé.',
  },
  pt: {
    page: 'Página',
    tools: 'Onde está',
    change: 'Mudar: {name}',
    around: 'Onde se encontra: {name}',
    whereItLeads: 'Para onde leva',
    cannotShow: 'Isto não pode ser mostrado: {name}. O que escreveu fica guardado.',
  },
  sw: {
    page: 'Ukurasa',
    tools: 'Ulipofika',
    change: 'Badilisha: {name}',
    around: 'Kilipo ndani ya: {name}',
    whereItLeads: 'Kinaelekea wapi',
    cannotShow: 'Hii haiwezi kuonyeshwa: {name}. Ulichoandika kimehifadhiwa.',
  },
  ar: {
    page: 'الصفحة',
    tools: 'حيث أنت الآن',
    change: 'تغيير: {name}',
    around: 'ما يحيط به: {name}',
    whereItLeads: 'إلى أين يؤدي',
    cannotShow: 'لا يمكن عرض هذا: {name}. ما كتبته محفوظ.',
  },
});
