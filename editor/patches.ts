import { THIS_COMPUTER } from './backend.ts';

/** A place in the code of the CMS, and the code that replaces it. */
interface Patch {
  /** Matches exactly once. */
  find: RegExp;
  put: string;
}

const PATCHES: readonly Patch[] = [
  // Copies of unsaved words are kept in the browser. Choosing a folder makes the CMS forget
  // where, and it would keep nothing until the page is loaded again.
  {
    find: /if\((\w+)&&!([\w$]+)\)(\{let\{databaseName:\w+\}=\1\.repository\?\?\{\};if\(\w+\)\{\2=new [\w$]+\(\w+,`draft-backups`)/,
    put: 'if($1)$3',
  },
  // Writes that copy 100 ms after the last key, not 500 ms: tabs close early.
  {
    find: /(globalThis\.clearTimeout\(([\w$]+)\),(\w)&&[\w$]+&&\(\2=globalThis\.setTimeout\(\(\)=>\{[\w$]+\(\3\)\},)500\)/,
    put: '$1100)',
  },
  // Hands each text to its format as it is, with its path: the CMS would trim it and change
  // its line ends. Many files have the format of a page of the team's own.
  {
    find: /(text:(\w+)=``,path:(\w+),folder:\{[^]{0,300}?)(\2=\2\.trim\(\)\.replace\([^]{0,300}?\?\.parser;if\((\w+)\)return \5\()\2\)/,
    put: '$1let asItIs=$2;$4asItIs,$3)',
  },
  // Writes what a format gives as it is: the CMS would take away a byte order mark.
  {
    find: /return`\$\{\(await (\w+)\((\w+)\)\)\.trim\(\)\}\\n`/,
    put: 'return await $1($2)',
  },
  // The CMS adds an empty list beside the lines of a list that it shows: nobody changed that.
  {
    find: /(\.test\((\w)\)&&(\w)\[\2\]!==void 0)(?=,)/,
    put: '$1&&!(Array.isArray($3[$2])&&!$3[$2].length)',
  },
  // Lets the editor add files to those that are saved: with a translation goes its record.
  {
    find: /(\.push\(\w+\)\}\)\)),(\{savingEntry:[\w$]+,savingAssets:[\w$]+,changes:([\w$]+)\}\})/,
    put: '$1,await alsoSave($3),$2',
  },
  // Has the dialog that deletes pages name the links that still lead there, as if they were
  // entries that need these.
  {
    find: /(entries:(\w)\}\)=>\{let \w=new Map,\w=\[\];if\(\2\.length\)[^]{0,300}?,blockers:)(\w+\(\w\))\}\}/,
    put: '$1[...$3,...stillLinked($2)]}}',
  },
  // Tells which files were saved or deleted.
  {
    find: /(\.\.\.await \w+\((\w+),\w+\),author:[\w$]+\(\)\};)/,
    put: '$1committed($2);',
  },
  // Lets a new page begin with the values of another one, which its address names.
  {
    find: /\?\[(\w),(([\w$]+)\(\{fields:\w+,locale:\1,defaultLocale:\w+,dynamicValues:(\w+)\}\))\]/,
    put: '?[$1,{...$2,...beginWith($4)}]',
  },
  // Tells how values are put into a form that opens: as the CMS restores those that were not
  // saved.
  {
    find: /(=async\(\{draft:(\w)\}\)=>\{)(if\(!\(\w+\.useDraftBackup[^]{0,500}?\?\(([\w$]+)\(\{backup:\w,draft:\2\}\),\2\.interacted=!0\))/,
    put: '$1formOpened(values=>{$4({backup:{...$2,currentValues:values},draft:$2}),$2.interacted=!0});$3',
  },
  // Lets the editor ask the service as the CMS does, signed in.
  {
    find: /(\w+=)(async\(\w+,\{method:\w+=`GET`,headers:\w+=\{\},body:\w+=null,isGraphQL:)/,
    put: '$1globalThis.askService=$2',
  },
  // Lets the inputs of a field find the files of the project, as the page beside the form
  // does, and fill in others.
  {
    find: /,entry:(\w)\?(\w+\(\{draft:\1,locale:(\w)\}\))\.entryMap:void 0,/,
    put: '$&getAsset:$1&&$2.getAsset,put:(k,v)=>{$1.currentValues[$3][k]=v},',
  },
  // Stores files as they are prepared; a picture that is not is refused as those that cannot be
  // read.
  {
    find: /(async\((\w),\{slugify_filename:[^}]*\}=\{\}\)=>\{)(let (\w)=await \w+\(\2,\w+\(\w\)\);)/,
    put: '$1let prepared=await prepareFile($2);$2=prepared??$2;$3$4&&=!!prepared;',
  },
  // The CMS would have photographs turned into another kind by hand: says how a phone sends
  // one that can be read.
  {
    find: /(warning_invalid_files:)`[^`]*`/,
    put: '$1`This browser cannot read the picture; nothing was stored. On an iPhone, choose Settings › Camera › Formats › Most Compatible before you take a picture; to convert one that you have already, send it by WhatsApp or email. If the picture is damaged, get it again.`',
  },
  // Does without the CMS's own reader of HEIC, which the policy would not let run and which
  // is not here.
  { find: /new Set\(\[`heic`,`heix`[^\]]*\]\)/, put: 'new Set' },
  // Takes dropped photographs of an iPhone as those that are chosen: the same is said of both.
  {
    find: /(accept:\w\(\)\?\w\(\))(:void 0)/,
    put: '$1.replace(/image\\/.*/,"$$&,.heic,.heif")$2',
  },
  // Keeps the address of a picture that is not saved yet: the CMS would drop it while another
  // one is chosen, also in vain.
  {
    find: /\(\{blobURL:(\w)\}\)=>\{(\w+)\(\1\)\}/,
    put: '({blobURL:$1,unsaved:u})=>{u||$2($1)}',
  },
  // At every key the CMS copies its whole form; `structuredClone` for each text in it takes a
  // third of the time of a key.
  {
    find: /(function \w+\((\w),\w,\w,\w,\w=null,\w=!1\)\{)(if\(typeof \2==`object`&&\2\)\{var \w=\w\.get\(\2\))/,
    put: '$1if(typeof $2!=`object`&&typeof $2!=`function`)return $2;$3',
  },
  // Lets people with low vision magnify the page with two fingers.
  { find: /,`maximum-scale=1`/, put: '' },
  // Asks for no token for a folder on this computer.
  {
    find: /(R\(\w+\))\.auth_methods\?\.includes\(`token`\)===!1/,
    put: `($&||$1.repo===\`${THIS_COMPUTER}\`)`,
  },
  // Says what a token is and where it comes from.
  {
    find: /(sign_in_using_access_token_description:)`[^`]*`([^]{0,300}?sign_in_using_access_token_link:)`[^`]*`/,
    put: '$1`Paste your token here: a long password made only for this editor. Everybody who edits has their own, and this browser remembers it.`$2`No token yet? <a>Make one at {$service}</a>: sign in there, choose only the project of this site, and let the token read and write its contents. Copy it straight away, because it is shown only once. If you cannot find the project there, ask the person who set up the site to invite you.`',
  },
  // The CMS says that the other person's changes will be lost: here they are kept.
  {
    find: /(overwrite_warning:)`[^`]*`/,
    put: '$1`If you save now, both changes are kept; if both are in the same field, you are asked again. If an earlier save was not confirmed, the change may be your own.`',
  },
  // The CMS points to the browser's console, which nobody who edits opens.
  {
    find: /(entry_parse_errors:)`[^`]*`/,
    put: '$1`A file could not be read, perhaps because it was changed by hand. The list beside a page says which file, and where in it.`',
  },
];

/**
 * The code of the CMS with all patches.
 * @throws Error for a patch that does not match exactly once, as after an update of the CMS
 */
export function patched(code: string): string {
  return PATCHES.reduce((text, { find, put }) => {
    const matches = text.match(new RegExp(find, 'g'))?.length ?? 0;
    if (matches !== 1)
      throw new Error(`A patch of the CMS matches ${matches} times instead of once: ${find}`);
    return text.replace(find, put);
  }, code);
}
