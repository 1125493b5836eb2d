import { catalogue } from './catalogue.ts';

/** Words around pieces of music. */
export const MUSIC_WORDS = catalogue({
  en: {
    fromDevice: 'From this device…',
    fromSite: 'Or from the music of the site',
    choose: 'Choose…',
    name: 'Name of the file',
    rename: 'Rename to {name}',
    noMusic: 'This is no music that every phone plays. Save it as M4A, MP3 or Opus.',
    tooLarge:
      'The file has {size} MB, more than the {most} MB that visitors can pay for. Save it as M4A with 96 kbit/s.',
  },
  fr: {
    fromDevice: 'Depuis cet appareil…',
    fromSite: 'Ou parmi les musiques du site',
    choose: 'Choisir…',
    name: 'Nom du fichier',
    rename: 'Renommer en {name}',
    noMusic:
      'Ce n’est pas une musique que tous les téléphones jouent. Enregistrez-la en M4A, MP3 ou Opus.',
    tooLarge:
      'Le fichier a {size} Mo, plus que les {most} Mo que les visiteurs peuvent payer. Enregistrez-le en M4A à 96 kbit/s.',
  },
  pt: {
    fromDevice: 'Deste aparelho…',
    fromSite: 'Ou das músicas do site',
    choose: 'Escolher…',
    name: 'Nome do ficheiro',
    rename: 'Mudar o nome para {name}',
    noMusic: 'Isto não é música que todos os telefones tocam. Guarde-a em M4A, MP3 ou Opus.',
    tooLarge:
      'O ficheiro tem {size} MB, mais do que os {most} MB que os visitantes podem pagar. Guarde-o em M4A com 96 kbit/s.',
  },
  sw: {
    fromDevice: 'Kutoka kifaa hiki…',
    fromSite: 'Au kutoka muziki wa tovuti',
    choose: 'Chagua…',
    name: 'Jina la faili',
    rename: 'Badilisha jina liwe {name}',
    noMusic: 'Huu si muziki unaochezwa na kila simu. Uhifadhi kama M4A, MP3 au Opus.',
    tooLarge:
      'Faili ina MB {size}, zaidi ya MB {most} ambazo wageni wanaweza kulipia. Ihifadhi kama M4A yenye 96 kbit/s.',
  },
  ar: {
    fromDevice: 'من هذا الجهاز…',
    fromSite: 'أو من موسيقى الموقع',
    choose: 'اختر…',
    name: 'اسم الملف',
    rename: 'أعد التسمية إلى {name}',
    noMusic: 'هذه ليست موسيقى تشغّلها كل الهواتف. احفظها بصيغة M4A أو MP3 أو Opus.',
    tooLarge:
      'حجم الملف {size} ميغابايت، أكثر من {most} ميغابايت يستطيع الزوار دفع ثمنها. احفظه بصيغة M4A بمعدل 96 كيلوبت في الثانية.',
  },
});
