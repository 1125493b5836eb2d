import { catalogue } from './catalogue.ts';

/** Words around every screen. */
export const APP = catalogue({
  en: {
    title: 'Editor',
    loading: 'Opening the project…',
    undo: 'Undo',
    redo: 'Redo',
    notKept: 'This browser keeps nothing: publish before you leave.',
    start: 'Start',
  },
  fr: {
    title: 'Éditeur',
    loading: 'Ouverture du projet…',
    undo: 'Annuler',
    redo: 'Rétablir',
    notKept: 'Ce navigateur ne garde rien : publiez avant de partir.',
    start: 'Accueil',
  },
  pt: {
    title: 'Editor',
    loading: 'A abrir o projeto…',
    undo: 'Anular',
    redo: 'Refazer',
    notKept: 'Este navegador não guarda nada: publique antes de sair.',
    start: 'Início',
  },
  sw: {
    title: 'Kihariri',
    loading: 'Inafungua mradi…',
    undo: 'Tendua',
    redo: 'Rudia',
    notKept: 'Kivinjari hiki hakihifadhi chochote: chapisha kabla ya kuondoka.',
    start: 'Mwanzo',
  },
  ar: {
    title: 'المحرر',
    loading: 'جارٍ فتح المشروع…',
    undo: 'تراجع',
    redo: 'إعادة',
    notKept: 'هذا المتصفح لا يحفظ شيئًا: انشر قبل المغادرة.',
    start: 'البداية',
  },
});
