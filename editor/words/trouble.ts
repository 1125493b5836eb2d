import { catalogue } from './catalogue.ts';

/** What has gone wrong, and what somebody can do. */
export const TROUBLE = catalogue({
  en: {
    offline: 'The project cannot be reached. Your changes are kept; check your connection.',
    unwell: 'The service is not well. Your changes are kept; try again later.',
    signedOut: 'You are signed out. Your changes are kept; sign in again.',
    readOnly: 'You may read this project but not change it. Ask whoever invited you.',
    notFound: 'The project is not there, or you may not see it.',
    tooMany: 'The service asks for a pause. Try again at {time}.',
    bothChanged: 'Somebody else has changed the same texts. Publish again to keep yours.',
    refused: 'The service refused: {reason}',
    unknown: 'Nobody knows whether it was saved. Publish again: what was saved is not saved twice.',
    broken: 'This did not work; your changes are kept. The reason: {reason}',
  },
  fr: {
    offline:
      'Le projet est injoignable. Vos modifications sont gardées ; vérifiez votre connexion.',
    unwell: 'Le service a un problème. Vos modifications sont gardées ; réessayez plus tard.',
    signedOut: 'Vous êtes déconnecté. Vos modifications sont gardées ; reconnectez-vous.',
    readOnly: 'Vous pouvez lire ce projet, mais pas le modifier. Demandez à qui vous a invité.',
    notFound: 'Le projet n’existe pas, ou vous ne pouvez pas le voir.',
    tooMany: 'Le service demande une pause. Réessayez à {time}.',
    bothChanged:
      'Quelqu’un d’autre a modifié les mêmes textes. Publiez encore une fois pour garder les vôtres.',
    refused: 'Le service a refusé : {reason}',
    unknown:
      'On ne sait pas si c’est enregistré. Publiez encore une fois : rien ne sera enregistré deux fois.',
    broken: 'Cela n’a pas fonctionné ; vos modifications sont gardées. La raison : {reason}',
  },
  pt: {
    offline:
      'Não é possível chegar ao projeto. As suas alterações estão guardadas; verifique a ligação.',
    unwell: 'O serviço tem um problema. As suas alterações estão guardadas; tente mais tarde.',
    signedOut: 'A sua sessão terminou. As suas alterações estão guardadas; entre outra vez.',
    readOnly: 'Pode ler este projeto, mas não alterá-lo. Pergunte a quem o convidou.',
    notFound: 'O projeto não existe, ou não o pode ver.',
    tooMany: 'O serviço pede uma pausa. Tente outra vez às {time}.',
    bothChanged: 'Outra pessoa alterou os mesmos textos. Publique outra vez para manter os seus.',
    refused: 'O serviço recusou: {reason}',
    unknown: 'Não se sabe se foi guardado. Publique outra vez: nada é guardado duas vezes.',
    broken: 'Isto não funcionou; as suas alterações estão guardadas. O motivo: {reason}',
  },
  sw: {
    offline: 'Mradi haupatikani. Mabadiliko yako yamehifadhiwa; angalia muunganisho wako.',
    unwell: 'Huduma ina tatizo. Mabadiliko yako yamehifadhiwa; jaribu tena baadaye.',
    signedOut: 'Umetoka. Mabadiliko yako yamehifadhiwa; ingia tena.',
    readOnly: 'Unaweza kusoma mradi huu lakini si kuubadilisha. Muulize aliyekualika.',
    notFound: 'Mradi haupo, au huwezi kuuona.',
    tooMany: 'Huduma inaomba kusubiri. Jaribu tena saa {time}.',
    bothChanged: 'Mtu mwingine amebadilisha maandishi hayo hayo. Chapisha tena ili kubakiza yako.',
    refused: 'Huduma imekataa: {reason}',
    unknown: 'Haijulikani kama imehifadhiwa. Chapisha tena: hakuna kinachohifadhiwa mara mbili.',
    broken: 'Hili halikufanikiwa; mabadiliko yako yamehifadhiwa. Sababu: {reason}',
  },
  ar: {
    offline: 'تعذّر الوصول إلى المشروع. تغييراتك محفوظة؛ تحقق من اتصالك.',
    unwell: 'الخدمة لا تعمل جيدًا. تغييراتك محفوظة؛ حاول لاحقًا.',
    signedOut: 'تم تسجيل خروجك. تغييراتك محفوظة؛ سجّل الدخول مرة أخرى.',
    readOnly: 'يمكنك قراءة هذا المشروع لكن لا يمكنك تغييره. اسأل من دعاك.',
    notFound: 'المشروع غير موجود، أو لا يمكنك رؤيته.',
    tooMany: 'تطلب الخدمة التوقف قليلًا. حاول مرة أخرى الساعة {time}.',
    bothChanged: 'غيّر شخص آخر النصوص نفسها. انشر مرة أخرى للاحتفاظ بنصوصك.',
    refused: 'رفضت الخدمة: {reason}',
    unknown: 'لا يُعرف هل تم الحفظ. انشر مرة أخرى: لن يُحفظ شيء مرتين.',
    broken: 'لم ينجح هذا، وتغييراتك محفوظة. السبب: {reason}',
  },
});
