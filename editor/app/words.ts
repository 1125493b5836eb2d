/** The words of the editor itself, in the language of the browser; fields are named in English. */
const en = {
  title: 'Editor',
  page: 'Page',
  changes: 'Changes',
  undo: 'Undo',
  redo: 'Redo',
  publish: 'Publish',
  publishing: 'Publishing…',
  published: 'Published.',
  mistaken: 'With these changes the site could not be built. Correct:',
  loading: 'Opening the project…',
  nothing: 'No changes yet. Tap a text on the page and type.',
  notKept: 'This browser keeps nothing: publish before you leave.',
  bothChanged: 'Somebody else has changed the same texts. Publish again to keep yours.',
  newPage: 'new',
  deleted: 'deleted',
  offline: 'The project cannot be reached. Your changes are kept; check your connection.',
  unwell: 'The service is not well. Your changes are kept; try again later.',
  signedOut: 'You are signed out. Your changes are kept; sign in again.',
  readOnly: 'You may read this project but not change it. Ask whoever invited you.',
  notFound: 'The project is not there, or you may not see it.',
  tooMany: 'The service asks for a pause. Try again at {time}.',
  refused: 'The service refused: {reason}',
  unknown: 'Nobody knows whether it was saved. Publish again: what was saved is not saved twice.',
  broken: 'Somebody has broken a file by hand: {reason}',
};

export type Words = typeof en;

const fr: Words = {
  title: 'Éditeur',
  page: 'Page',
  changes: 'Modifications',
  undo: 'Annuler',
  redo: 'Rétablir',
  publish: 'Publier',
  publishing: 'Publication…',
  published: 'Publié.',
  mistaken: 'Avec ces modifications le site ne pourrait pas être construit. Corrigez :',
  loading: 'Ouverture du projet…',
  nothing: 'Aucune modification. Touchez un texte de la page et écrivez.',
  notKept: 'Ce navigateur ne garde rien : publiez avant de partir.',
  bothChanged:
    'Quelqu’un d’autre a modifié les mêmes textes. Publiez encore une fois pour garder les vôtres.',
  newPage: 'nouvelle',
  deleted: 'supprimée',
  offline: 'Le projet est injoignable. Vos modifications sont gardées ; vérifiez votre connexion.',
  unwell: 'Le service a un problème. Vos modifications sont gardées ; réessayez plus tard.',
  signedOut: 'Vous êtes déconnecté. Vos modifications sont gardées ; reconnectez-vous.',
  readOnly: 'Vous pouvez lire ce projet, mais pas le modifier. Demandez à qui vous a invité.',
  notFound: 'Le projet n’existe pas, ou vous ne pouvez pas le voir.',
  tooMany: 'Le service demande une pause. Réessayez à {time}.',
  refused: 'Le service a refusé : {reason}',
  unknown:
    'On ne sait pas si c’est enregistré. Publiez encore une fois : rien ne sera enregistré deux fois.',
  broken: 'Quelqu’un a abîmé un fichier à la main : {reason}',
};

const pt: Words = {
  title: 'Editor',
  page: 'Página',
  changes: 'Alterações',
  undo: 'Anular',
  redo: 'Refazer',
  publish: 'Publicar',
  publishing: 'A publicar…',
  published: 'Publicado.',
  mistaken: 'Com estas alterações o site não poderia ser construído. Corrija:',
  loading: 'A abrir o projeto…',
  nothing: 'Ainda sem alterações. Toque num texto da página e escreva.',
  notKept: 'Este navegador não guarda nada: publique antes de sair.',
  bothChanged: 'Outra pessoa alterou os mesmos textos. Publique outra vez para manter os seus.',
  newPage: 'nova',
  deleted: 'eliminada',
  offline:
    'Não é possível chegar ao projeto. As suas alterações estão guardadas; verifique a ligação.',
  unwell: 'O serviço tem um problema. As suas alterações estão guardadas; tente mais tarde.',
  signedOut: 'A sua sessão terminou. As suas alterações estão guardadas; entre outra vez.',
  readOnly: 'Pode ler este projeto, mas não alterá-lo. Pergunte a quem o convidou.',
  notFound: 'O projeto não existe, ou não o pode ver.',
  tooMany: 'O serviço pede uma pausa. Tente outra vez às {time}.',
  refused: 'O serviço recusou: {reason}',
  unknown: 'Não se sabe se foi guardado. Publique outra vez: nada é guardado duas vezes.',
  broken: 'Alguém estragou um ficheiro à mão: {reason}',
};

const sw: Words = {
  title: 'Kihariri',
  page: 'Ukurasa',
  changes: 'Mabadiliko',
  undo: 'Tendua',
  redo: 'Rudia',
  publish: 'Chapisha',
  publishing: 'Inachapisha…',
  published: 'Imechapishwa.',
  mistaken: 'Kwa mabadiliko haya tovuti haiwezi kujengwa. Sahihisha:',
  loading: 'Inafungua mradi…',
  nothing: 'Bado hakuna mabadiliko. Gusa maandishi kwenye ukurasa na uandike.',
  notKept: 'Kivinjari hiki hakihifadhi chochote: chapisha kabla ya kuondoka.',
  bothChanged: 'Mtu mwingine amebadilisha maandishi hayo hayo. Chapisha tena ili kubakiza yako.',
  newPage: 'mpya',
  deleted: 'imefutwa',
  offline: 'Mradi haupatikani. Mabadiliko yako yamehifadhiwa; angalia muunganisho wako.',
  unwell: 'Huduma ina tatizo. Mabadiliko yako yamehifadhiwa; jaribu tena baadaye.',
  signedOut: 'Umetoka. Mabadiliko yako yamehifadhiwa; ingia tena.',
  readOnly: 'Unaweza kusoma mradi huu lakini si kuubadilisha. Muulize aliyekualika.',
  notFound: 'Mradi haupo, au huwezi kuuona.',
  tooMany: 'Huduma inaomba kusubiri. Jaribu tena saa {time}.',
  refused: 'Huduma imekataa: {reason}',
  unknown: 'Haijulikani kama imehifadhiwa. Chapisha tena: hakuna kinachohifadhiwa mara mbili.',
  broken: 'Mtu ameharibu faili kwa mkono: {reason}',
};

const ar: Words = {
  title: 'المحرر',
  page: 'الصفحة',
  changes: 'التغييرات',
  undo: 'تراجع',
  redo: 'إعادة',
  publish: 'نشر',
  publishing: 'جارٍ النشر…',
  published: 'تم النشر.',
  mistaken: 'لا يمكن بناء الموقع بهذه التغييرات. صحّح:',
  loading: 'جارٍ فتح المشروع…',
  nothing: 'لا تغييرات بعد. المس نصًا في الصفحة واكتب.',
  notKept: 'هذا المتصفح لا يحفظ شيئًا: انشر قبل المغادرة.',
  bothChanged: 'غيّر شخص آخر النصوص نفسها. انشر مرة أخرى للاحتفاظ بنصوصك.',
  newPage: 'جديدة',
  deleted: 'محذوفة',
  offline: 'تعذّر الوصول إلى المشروع. تغييراتك محفوظة؛ تحقق من اتصالك.',
  unwell: 'الخدمة لا تعمل جيدًا. تغييراتك محفوظة؛ حاول لاحقًا.',
  signedOut: 'تم تسجيل خروجك. تغييراتك محفوظة؛ سجّل الدخول مرة أخرى.',
  readOnly: 'يمكنك قراءة هذا المشروع لكن لا يمكنك تغييره. اسأل من دعاك.',
  notFound: 'المشروع غير موجود، أو لا يمكنك رؤيته.',
  tooMany: 'تطلب الخدمة التوقف قليلًا. حاول مرة أخرى الساعة {time}.',
  refused: 'رفضت الخدمة: {reason}',
  unknown: 'لا يُعرف هل تم الحفظ. انشر مرة أخرى: لن يُحفظ شيء مرتين.',
  broken: 'أفسد شخص ملفًا يدويًا: {reason}',
};

const ALL = { en, fr, pt, sw, ar };
type EditorLanguage = keyof typeof ALL;

/** The first language of a browser that the editor speaks. @param wanted BCP 47, the dearest first */
export function editorLanguage(wanted: readonly string[]): EditorLanguage {
  const codes = Object.keys(ALL) as EditorLanguage[];
  const found = wanted.flatMap((tag) => codes.filter((code) => tag.split('-')[0] === code));
  return found[0] ?? 'en';
}

export const wordsIn = (language: EditorLanguage): Words => ALL[language];
