import { catalogue } from './catalogue.ts';

/** Words of the screen on which somebody signs in. */
export const SIGN_IN = catalogue({
  en: {
    heading: 'Sign in to edit the site',
    where: 'The site is kept at {service}, in {project}.',
    signIn: 'Sign in with {service}',
    byToken: 'Sign in with a token',
    whatItIs: 'A token is a long password made only for this editor. You make it once:',
    open: 'Make a token at {service}',
    github:
      'Sign in there. Under “Repository access” choose “Only select repositories” and {project}.\nUnder “Permissions” see that “Contents” says “Read and write”. Nothing else is needed.\nPress “Generate token” and copy the long text that you see.',
    gitlab:
      'Sign in there. See that the box “api” is ticked.\nPress “Create personal access token” and copy the long text that you see.',
    gitea:
      'Sign in there and give the token a name, such as “Website editor”.\nUnder “Select permissions” choose “Read and write” for “repository” and “Read” for “user”.\nPress “Generate token” and copy the long text that you see.',
    paste: 'Paste it below.',
    token: 'Token',
    remember: 'Remember me on this device',
    rememberHint: 'Not on a computer that others use.',
    checking: 'Asking {service}…',
    refused: '{service} does not accept this token. Copy it again as a whole, or make a new one.',
    readOnly:
      'This token may read the site but not change it. Make one that may also write, or ask the owner of {project} to let you.',
    notFound:
      '{service} knows you, but shows you no {project}. Choose it when you make the token, or ask its owner to invite you.',
    notDone: 'You are not signed in: {reason}',
    ended: 'Your sign-in has ended. Sign in again; your changes are kept on this device.',
    signedIn: 'You are signed in at {service}.',
    signOut: 'Sign out',
    unpublished:
      'Changes that are not published are on this device alone. Signing out removes them: publish them first, or remove them.',
    removeAll: 'Remove them and sign out',
    stay: 'Stay signed in',
    again: 'Sign in again',
  },
  fr: {
    heading: 'Se connecter pour modifier le site',
    where: 'Le site est gardé chez {service}, dans {project}.',
    signIn: 'Se connecter avec {service}',
    byToken: 'Se connecter avec un jeton',
    whatItIs:
      'Un jeton est un long mot de passe fait seulement pour cet éditeur. On le crée une fois :',
    open: 'Créer un jeton chez {service}',
    github:
      'Connectez-vous là-bas. Sous « Repository access », choisissez « Only select repositories » et {project}.\nSous « Permissions », vérifiez que « Contents » indique « Read and write ». Rien d’autre n’est nécessaire.\nAppuyez sur « Generate token » et copiez le long texte qui s’affiche.',
    gitlab:
      'Connectez-vous là-bas. Vérifiez que la case « api » est cochée.\nAppuyez sur « Create personal access token » et copiez le long texte qui s’affiche.',
    gitea:
      'Connectez-vous là-bas et donnez un nom au jeton, par exemple « Website editor ».\nSous « Select permissions », choisissez « Read and write » pour « repository » et « Read » pour « user ».\nAppuyez sur « Generate token » et copiez le long texte qui s’affiche.',
    paste: 'Collez-le ci-dessous.',
    token: 'Jeton',
    remember: 'Se souvenir de moi sur cet appareil',
    rememberHint: 'Pas sur un ordinateur que d’autres utilisent.',
    checking: 'Question à {service}…',
    refused: '{service} n’accepte pas ce jeton. Copiez-le encore en entier, ou créez-en un autre.',
    readOnly:
      'Ce jeton permet de lire le site, pas de le modifier. Créez-en un qui permet aussi d’écrire, ou demandez ce droit au propriétaire de {project}.',
    notFound:
      '{service} vous connaît, mais ne vous montre pas {project}. Choisissez-le en créant le jeton, ou demandez une invitation à son propriétaire.',
    notDone: 'Vous n’êtes pas connecté : {reason}',
    ended:
      'Votre connexion a pris fin. Reconnectez-vous ; vos modifications sont gardées sur cet appareil.',
    signedIn: 'Vous êtes connecté chez {service}.',
    signOut: 'Se déconnecter',
    unpublished:
      'Les modifications non publiées ne sont que sur cet appareil. La déconnexion les supprime : publiez-les d’abord, ou supprimez-les.',
    removeAll: 'Les supprimer et se déconnecter',
    stay: 'Rester connecté',
    again: 'Se reconnecter',
  },
  pt: {
    heading: 'Entrar para alterar o site',
    where: 'O site está guardado em {service}, em {project}.',
    signIn: 'Entrar com {service}',
    byToken: 'Entrar com um token',
    whatItIs:
      'Um token é uma palavra-passe longa feita só para este editor. Cria-se uma única vez:',
    open: 'Criar um token em {service}',
    github:
      'Entre lá. Em “Repository access” escolha “Only select repositories” e {project}.\nEm “Permissions” veja se “Contents” diz “Read and write”. Não é preciso mais nada.\nCarregue em “Generate token” e copie o texto longo que aparece.',
    gitlab:
      'Entre lá. Veja se a caixa “api” está marcada.\nCarregue em “Create personal access token” e copie o texto longo que aparece.',
    gitea:
      'Entre lá e dê um nome ao token, por exemplo “Website editor”.\nEm “Select permissions” escolha “Read and write” para “repository” e “Read” para “user”.\nCarregue em “Generate token” e copie o texto longo que aparece.',
    paste: 'Cole-o em baixo.',
    token: 'Token',
    remember: 'Lembrar-se de mim neste aparelho',
    rememberHint: 'Não num computador que outros usam.',
    checking: 'A perguntar a {service}…',
    refused: '{service} não aceita este token. Copie-o outra vez por inteiro, ou crie outro.',
    readOnly:
      'Este token pode ler o site, mas não alterá-lo. Crie um que também possa escrever, ou peça esse direito ao dono de {project}.',
    notFound:
      '{service} conhece-o, mas não lhe mostra {project}. Escolha-o ao criar o token, ou peça um convite ao dono.',
    notDone: 'A sua sessão não começou: {reason}',
    ended:
      'A sua sessão terminou. Entre outra vez; as suas alterações estão guardadas neste aparelho.',
    signedIn: 'Tem sessão iniciada em {service}.',
    signOut: 'Sair',
    unpublished:
      'As alterações não publicadas só estão neste aparelho. Ao sair são removidas: publique-as primeiro, ou remova-as.',
    removeAll: 'Removê-las e sair',
    stay: 'Não sair',
    again: 'Entrar outra vez',
  },
  sw: {
    heading: 'Ingia ili kuhariri tovuti',
    where: 'Tovuti imehifadhiwa kwa {service}, katika {project}.',
    signIn: 'Ingia kwa {service}',
    byToken: 'Ingia kwa tokeni',
    whatItIs: 'Tokeni ni nenosiri refu la kihariri hiki pekee. Unaitengeneza mara moja:',
    open: 'Tengeneza tokeni kwa {service}',
    github:
      'Ingia huko. Chini ya “Repository access” chagua “Only select repositories” na {project}.\nChini ya “Permissions” hakikisha “Contents” inasema “Read and write”. Hakuna kingine kinachohitajika.\nBonyeza “Generate token” na unakili maandishi marefu unayoyaona.',
    gitlab:
      'Ingia huko. Hakikisha kisanduku “api” kimetiwa alama.\nBonyeza “Create personal access token” na unakili maandishi marefu unayoyaona.',
    gitea:
      'Ingia huko na uipe tokeni jina, kama vile “Website editor”.\nChini ya “Select permissions” chagua “Read and write” kwa “repository” na “Read” kwa “user”.\nBonyeza “Generate token” na unakili maandishi marefu unayoyaona.',
    paste: 'Ibandike hapa chini.',
    token: 'Tokeni',
    remember: 'Nikumbuke kwenye kifaa hiki',
    rememberHint: 'Si kwenye kompyuta inayotumiwa na wengine.',
    checking: 'Inauliza {service}…',
    refused: '{service} haikubali tokeni hii. Inakili tena yote, au tengeneza nyingine.',
    readOnly:
      'Tokeni hii inaweza kusoma tovuti lakini si kuibadilisha. Tengeneza inayoweza kuandika pia, au mwombe mmiliki wa {project} akuruhusu.',
    notFound:
      '{service} inakujua, lakini haikuonyeshi {project}. Ichague unapotengeneza tokeni, au mwombe mmiliki wake akualike.',
    notDone: 'Hujaingia: {reason}',
    ended:
      'Muda wako wa kuingia umeisha. Ingia tena; mabadiliko yako yamehifadhiwa kwenye kifaa hiki.',
    signedIn: 'Umeingia kwa {service}.',
    signOut: 'Toka',
    unpublished:
      'Mabadiliko ambayo hayajachapishwa yako kwenye kifaa hiki pekee. Kutoka kunayaondoa: yachapishe kwanza, au yaondoe.',
    removeAll: 'Yaondoe na utoke',
    stay: 'Baki ndani',
    again: 'Ingia tena',
  },
  ar: {
    heading: 'سجّل الدخول لتحرير الموقع',
    where: 'الموقع محفوظ لدى {service} في {project}.',
    signIn: 'تسجيل الدخول عبر {service}',
    byToken: 'تسجيل الدخول برمز',
    whatItIs: 'الرمز كلمة مرور طويلة لهذا المحرر وحده. تنشئه مرة واحدة:',
    open: 'أنشئ رمزًا لدى {service}',
    github:
      'سجّل الدخول هناك. تحت «Repository access» اختر «Only select repositories» ثم {project}.\nتحت «Permissions» تأكد أن «Contents» تقول «Read and write». لا يلزم غير ذلك.\nاضغط «Generate token» وانسخ النص الطويل الذي يظهر.',
    gitlab:
      'سجّل الدخول هناك. تأكد أن المربع «api» محدد.\nاضغط «Create personal access token» وانسخ النص الطويل الذي يظهر.',
    gitea:
      'سجّل الدخول هناك وأعطِ الرمز اسمًا مثل «Website editor».\nتحت «Select permissions» اختر «Read and write» لـ «repository» و«Read» لـ «user».\nاضغط «Generate token» وانسخ النص الطويل الذي يظهر.',
    paste: 'ألصقه أدناه.',
    token: 'الرمز',
    remember: 'تذكّرني على هذا الجهاز',
    rememberHint: 'ليس على حاسوب يستخدمه آخرون.',
    checking: 'جارٍ سؤال {service}…',
    refused: 'لا يقبل {service} هذا الرمز. انسخه كاملًا مرة أخرى، أو أنشئ رمزًا جديدًا.',
    readOnly: 'هذا الرمز يقرأ الموقع ولا يغيّره. أنشئ رمزًا يكتب أيضًا، أو اطلب ذلك من صاحب {project}.',
    notFound:
      'يعرفك {service} لكنه لا يُظهر لك {project}. اختره عند إنشاء الرمز، أو اطلب دعوة من صاحبه.',
    notDone: 'لم يتم تسجيل دخولك: {reason}',
    ended: 'انتهى تسجيل دخولك. سجّل الدخول مرة أخرى؛ تغييراتك محفوظة على هذا الجهاز.',
    signedIn: 'أنت مسجّل الدخول لدى {service}.',
    signOut: 'تسجيل الخروج',
    unpublished:
      'التغييرات غير المنشورة موجودة على هذا الجهاز وحده. تسجيل الخروج يحذفها: انشرها أولًا أو احذفها.',
    removeAll: 'احذفها وسجّل الخروج',
    stay: 'ابقَ مسجّلًا',
    again: 'تسجيل الدخول مرة أخرى',
  },
});
