/** @jsxImportSource react */
import '../no-eval.ts';
// The style of the site, for the page in the frame; sections bring their own.
import '../../src/site/styles/layers.css';
import '../../src/site/styles/reset.css';
import '../../src/site/styles/tokens.css';
import '../../src/site/styles/fonts.css';
import '../../src/site/styles/base.css';
import '../preview/unfinished.css';
import { createRoot } from 'react-dom/client';
import { draftStore } from '../drafts/draft-store.ts';
import { OpenProject } from '../project/open-project.ts';
import { thisComputer } from '../repositories/this-computer.ts';
import { App } from './App.tsx';
import { sentenceOf } from './trouble.ts';
import { APP } from '../words/app.ts';
import { editorLanguage } from '../words/catalogue.ts';
import { TROUBLE } from '../words/trouble.ts';

/** First parts of the addresses that the site itself has; put here by the build. */
declare const TAKEN_ADDRESSES: string[];
/** Paths of the files that the site has beside its pages; put here by the build. */
declare const SITE_FILES: string[];

const language = editorLanguage(navigator.languages);
const { documentElement } = document;
[documentElement.lang, documentElement.dir] = [language, language === 'ar' ? 'rtl' : 'ltr'];
document.title = APP[language].title;

const element = document.getElementById('editor');
if (!element) throw new Error('The page of the editor has no place for it.');
const root = createRoot(element);

/**
 * The server of `npm run edit` puts its token into the address, where no other site sees it; the tab
 * keeps it while the address says where somebody is.
 */
function takeToken(): string {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given === null) return sessionStorage.getItem('token') ?? '';
  sessionStorage.setItem('token', given);
  history.replaceState(null, '', location.pathname);
  return given;
}
const token = takeToken();
const project = new OpenProject(
  thisComputer(location.origin, token),
  draftStore(`this computer, ${location.host}`),
  { files: new Set(SITE_FILES), taken: new Set(TAKEN_ADDRESSES) },
);
root.render(<p role="status">{APP[language].loading}</p>);
await project.open().then(
  () => root.render(<App project={project} language={language} />),
  (error: unknown) => root.render(<p role="alert">{sentenceOf(error, TROUBLE[language])}</p>),
);
