import { catalogue } from './catalogue.ts';

/** What becomes of what was published. */
export const ONLINE = catalogue({
  en: {
    waiting: 'Published. Online in a few minutes.',
    online: 'Online since {time}.',
    late: 'Not online yet: published at {time}.',
    lateAdvice:
      'Nothing is lost. In the list of saves at {service} a red mark beside the newest means that the site could not be built; tap the mark to see why. If there is no mark, look at the page of your host. If you cannot mend it, tell the person who set up the site.',
    saves: 'List of saves',
    unanswered:
      'Published at {time}. The site does not answer, so nobody knows whether it is online.',
    unansweredAdvice: 'Nothing is lost. Check your connection; the editor looks again.',
    building: 'Published. The site on this computer shows it in about half a minute.',
    shown: 'The site on this computer has shown it since {time}.',
    stopped: 'Published at {time}, but the site cannot be built.',
    lateHere: 'Published at {time}. The site on this computer does not show it yet.',
    lateHereAdvice:
      'The window that started the editor says why. If that window is closed, start the editor again.',
    unansweredHere: 'Published at {time}. The site on this computer does not answer.',
    unansweredHereAdvice:
      'Has the window that started the editor been closed? Start the editor again.',
    site: 'See the site',
  },
  fr: {
    waiting: 'Publié. En ligne dans quelques minutes.',
    online: 'En ligne depuis {time}.',
    late: 'Pas encore en ligne : publié à {time}.',
    lateAdvice:
      'Rien n’est perdu. Dans la liste des enregistrements chez {service}, une marque rouge à côté du plus récent signifie que le site n’a pas pu être construit ; touchez-la pour voir pourquoi. S’il n’y a pas de marque, regardez la page de votre hébergeur. Si vous ne pouvez pas corriger, prévenez la personne qui a installé le site.',
    saves: 'Liste des enregistrements',
    unanswered: 'Publié à {time}. Le site ne répond pas : on ne sait pas s’il est en ligne.',
    unansweredAdvice: 'Rien n’est perdu. Vérifiez votre connexion ; l’éditeur regarde encore.',
    building: 'Publié. Le site sur cet ordinateur le montre dans une demi-minute environ.',
    shown: 'Le site sur cet ordinateur le montre depuis {time}.',
    stopped: 'Publié à {time}, mais le site ne peut pas être construit.',
    lateHere: 'Publié à {time}. Le site sur cet ordinateur ne le montre pas encore.',
    lateHereAdvice:
      'La fenêtre qui a démarré l’éditeur dit pourquoi. Si elle est fermée, démarrez l’éditeur à nouveau.',
    unansweredHere: 'Publié à {time}. Le site sur cet ordinateur ne répond pas.',
    unansweredHereAdvice:
      'La fenêtre qui a démarré l’éditeur a-t-elle été fermée ? Démarrez l’éditeur à nouveau.',
    site: 'Voir le site',
  },
  pt: {
    waiting: 'Publicado. Online dentro de alguns minutos.',
    online: 'Online desde {time}.',
    late: 'Ainda não está online: publicado às {time}.',
    lateAdvice:
      'Nada se perdeu. Na lista de gravações em {service}, uma marca vermelha ao lado da mais recente significa que o site não pôde ser construído; toque nela para ver porquê. Se não houver marca, veja a página do seu alojamento. Se não conseguir corrigir, avise quem instalou o site.',
    saves: 'Lista de gravações',
    unanswered: 'Publicado às {time}. O site não responde: não se sabe se está online.',
    unansweredAdvice: 'Nada se perdeu. Verifique a ligação; o editor volta a ver.',
    building: 'Publicado. O site neste computador mostra-o dentro de cerca de meio minuto.',
    shown: 'O site neste computador mostra-o desde as {time}.',
    stopped: 'Publicado às {time}, mas o site não pode ser construído.',
    lateHere: 'Publicado às {time}. O site neste computador ainda não o mostra.',
    lateHereAdvice:
      'A janela que iniciou o editor diz porquê. Se essa janela estiver fechada, inicie o editor outra vez.',
    unansweredHere: 'Publicado às {time}. O site neste computador não responde.',
    unansweredHereAdvice: 'A janela que iniciou o editor foi fechada? Inicie o editor outra vez.',
    site: 'Ver o site',
  },
  sw: {
    waiting: 'Imechapishwa. Itakuwa mtandaoni baada ya dakika chache.',
    online: 'Iko mtandaoni tangu {time}.',
    late: 'Bado haiko mtandaoni: ilichapishwa saa {time}.',
    lateAdvice:
      'Hakuna kilichopotea. Katika orodha ya uhifadhi kwa {service}, alama nyekundu kando ya iliyo mpya zaidi inamaanisha tovuti haikuweza kujengwa; gusa alama uone sababu. Kama hakuna alama, angalia ukurasa wa mwenyeji wa tovuti. Ukishindwa kurekebisha, mwambie aliyeweka tovuti.',
    saves: 'Orodha ya uhifadhi',
    unanswered: 'Ilichapishwa saa {time}. Tovuti haijibu, kwa hiyo haijulikani kama iko mtandaoni.',
    unansweredAdvice: 'Hakuna kilichopotea. Angalia muunganisho wako; kihariri kitaangalia tena.',
    building: 'Imechapishwa. Tovuti kwenye kompyuta hii itaionyesha baada ya nusu dakika hivi.',
    shown: 'Tovuti kwenye kompyuta hii imeionyesha tangu {time}.',
    stopped: 'Ilichapishwa saa {time}, lakini tovuti haiwezi kujengwa.',
    lateHere: 'Ilichapishwa saa {time}. Tovuti kwenye kompyuta hii bado haiionyeshi.',
    lateHereAdvice:
      'Dirisha lililoanzisha kihariri linasema sababu. Kama limefungwa, anzisha kihariri tena.',
    unansweredHere: 'Ilichapishwa saa {time}. Tovuti kwenye kompyuta hii haijibu.',
    unansweredHereAdvice: 'Je, dirisha lililoanzisha kihariri limefungwa? Anzisha kihariri tena.',
    site: 'Ona tovuti',
  },
  ar: {
    waiting: 'تم النشر. يظهر على الإنترنت خلال دقائق.',
    online: 'على الإنترنت منذ {time}.',
    late: 'ليس على الإنترنت بعد: نُشر في {time}.',
    lateAdvice:
      'لم يضع شيء. في قائمة عمليات الحفظ لدى {service} تعني العلامة الحمراء بجانب الأحدث أن الموقع لم يمكن بناؤه؛ المسها لترى السبب. إن لم تكن هناك علامة فانظر صفحة مضيفك. وإن لم تستطع الإصلاح فأخبر من أعدّ الموقع.',
    saves: 'قائمة عمليات الحفظ',
    unanswered: 'نُشر في {time}. الموقع لا يجيب، فلا يُعرف هل هو على الإنترنت.',
    unansweredAdvice: 'لم يضع شيء. تحقق من اتصالك؛ سينظر المحرر مرة أخرى.',
    building: 'تم النشر. يعرضه الموقع على هذا الحاسوب خلال نصف دقيقة تقريبًا.',
    shown: 'يعرضه الموقع على هذا الحاسوب منذ {time}.',
    stopped: 'نُشر في {time}، لكن لا يمكن بناء الموقع.',
    lateHere: 'نُشر في {time}. لا يعرضه الموقع على هذا الحاسوب بعد.',
    lateHereAdvice: 'النافذة التي شغّلت المحرر تذكر السبب. إن كانت مغلقة فشغّل المحرر من جديد.',
    unansweredHere: 'نُشر في {time}. الموقع على هذا الحاسوب لا يجيب.',
    unansweredHereAdvice: 'هل أُغلقت النافذة التي شغّلت المحرر؟ شغّل المحرر من جديد.',
    site: 'شاهد الموقع',
  },
});
