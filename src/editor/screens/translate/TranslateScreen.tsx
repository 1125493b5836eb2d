import { useState } from 'react';
import { languageCodeProblem } from '#content/files';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import Outdated from '../../form/Outdated.tsx';
import { useEditor, useTexts, type Editor } from '../../shared/Editor.tsx';
import { fieldRoute } from '../../shared/field-route.ts';
import { codesOf } from '../../shared/languages.ts';
import { LinkRow, Screen, RouteLink } from '../../shared/Screen.tsx';
import { visibilitySentence } from '../../shared/visibility-sentence.ts';
import {
  canBeShown,
  translationDraft,
  filesToTranslate,
  untranslatedPages,
} from '../../store/files/translation.ts';
import { WORDS } from '../../words/words.ts';
import { PageLinks } from '../start/PageLinks.tsx';

const words = WORDS.translate;

/** The files of a language that need translating, and the sentences about them. */
function stateOf({ workspace, account }: Editor, code: string) {
  const { texts, publishedTexts } = workspace;
  const files = filesToTranslate(texts, code);
  const count = String(files.length);
  const all = MODEL.translatedPaths.length + texts.customPageNames(code).length;
  const isOnline = publishedTexts.publishedLanguages().includes(code);
  const isPublished = texts.publishedLanguages().includes(code);
  const isRead = texts.value(MODEL.pathOf('language', code), ['nativeReview']) !== undefined;
  const done = isRead ? words.done : words.unread;
  return {
    files,
    isRead,
    progress: <progress aria-label={words.progress} max={all} value={all - files.length} />,
    left: files.length > 0 ? fill(words.filesLeft, { count }) : done,
    isPublished,
    seen: visibilitySentence(account, isPublished, isOnline),
  };
}

/** Buttons that start the translation of custom pages, with the words of the original. */
function UntranslatedPages({ code }: { code: string }) {
  const { workspace, go } = useEditor();
  const texts = useTexts();
  const pages = untranslatedPages(texts, code);
  const begin = (original: string) => {
    // The translation gets the address of the original; the team can change it.
    const page = original.replace(`content/${texts.first}/`, `content/${code}/`);
    const text = translationDraft(texts, original);
    const isFree = text !== undefined && !texts.has(page);
    if (isFree) workspace.drafts.change([[page, text]]);
    go(isFree ? { screen: 'page', code, page } : { screen: 'new', code });
  };
  if (pages.length === 0) return null;
  return (
    <details>
      <summary>
        {words.pages} ({pages.length})
      </summary>
      <p className="row">
        {pages.map(({ path, form }) => (
          <button key={path} onClick={() => begin(path)}>
            {fill(words.beginPage, { page: form })}
          </button>
        ))}
      </p>
    </details>
  );
}

/** The screen of a language: its files with something to translate, its state, and its pages. */
function LanguageScreen({ code }: { code: string }) {
  const editor = useEditor();
  const texts = useTexts();
  const { files, isRead, progress, left, isPublished, seen } = stateOf(editor, code);
  const language = texts.nameOfLanguage(code);
  const published = texts.publishedLanguages();
  const showOrHide = () => {
    const others = published.filter((item) => item !== code);
    const next = isPublished ? others : [...others, code];
    if (isPublished && !confirm(fill(words.hideNow, { language }))) return;
    editor.workspace.set(MODEL.pathOf('organisation', ''), ['languages'], next);
  };
  const fileName = (path: string) => MODEL.fileInfoOf(path).name;
  const pages = texts.content(code)?.pages ?? [];
  return (
    <Screen title={language}>
      <h2>{left}</h2>
      {progress}
      <ul className="rows">
        {files.map(({ path, form, left: count }) => {
          const page = pages.find(({ kind }) => kind === fileName(path));
          return (
            <li key={path}>
              <LinkRow
                to={fieldRoute(texts, path, [])}
                below={count > 0 && fill(words.left, { count: String(count) })}
              >
                {page?.link ?? form.split(' › ').at(-1)}
              </LinkRow>
              <Outdated path={path}>
                <RouteLink to={{ ...fieldRoute(texts, path, []), isSheet: true }}>
                  {words.compare}
                </RouteLink>
              </Outdated>
            </li>
          );
        })}
      </ul>
      <p>{seen}</p>
      {isPublished || canBeShown(texts, code) ? (
        <button
          className={isPublished || files.length > 0 || !isRead ? undefined : 'primary'}
          onClick={showOrHide}
        >
          {fill(isPublished ? words.hide : words.show, { language })}
        </button>
      ) : (
        <p>{fill(words.unfinished, { language })}</p>
      )}
      <UntranslatedPages code={code} />
      <h2>{words.allPages}</h2>
      <PageLinks code={code} />
      <p className="row">
        <RouteLink to={fieldRoute(texts, MODEL.pathOf('language', code), [])}>
          {words.about}
        </RouteLink>
        <RouteLink to={{ screen: 'translate' }}>{words.all}</RouteLink>
      </p>
    </Screen>
  );
}

/** Why a code cannot be that of a new language; undefined if it can. */
function problemOf(code: string, known: readonly string[]): string | undefined {
  if (known.includes(code)) return words.known;
  return code.length > 1 && languageCodeProblem(code) !== undefined ? words.unknown : undefined;
}

/** A form that adds a language without any texts. */
function AddLanguage() {
  const { workspace, go } = useEditor();
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const problem = problemOf(code, texts.codes());
  const isValid = code.length > 1 && problem === undefined;
  const nameIn = (language: string) =>
    new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  const add = () => {
    const name = nameIn(code);
    const ownName = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
    workspace.set(MODEL.pathOf('language', code), ['ownName'], ownName);
    go({ screen: 'translate', code });
  };
  return (
    <details>
      <summary>{words.add}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) add();
        }}
      >
        <label>
          {words.code}
          <input
            value={typed}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <p role="status">{problem}</p>
        <button type="submit" disabled={!isValid}>
          {fill(words.addNow, { language: isValid ? nameIn('en') : '' })}
        </button>
      </form>
    </details>
  );
}

/** The screen with all languages but the first, or with one language. */
export default function TranslateScreen() {
  const editor = useEditor();
  const texts = useTexts();
  const codes = codesOf(texts).filter((code) => code !== texts.first);
  const chosen = codes.find((code) => code === editor.route.code);
  if (chosen !== undefined) return <LanguageScreen code={chosen} />;
  return (
    <Screen title={words.title}>
      <ul className="rows">
        {codes.map((code) => {
          const { progress, left, seen } = stateOf(editor, code);
          return (
            <li key={code}>
              <LinkRow to={{ screen: 'translate', code }} below={`${left}\n${seen}`}>
                <bdi lang={code}>{texts.nameOfLanguage(code)}</bdi>
                <span aria-hidden>{progress}</span>
              </LinkRow>
            </li>
          );
        })}
      </ul>
      <AddLanguage />
    </Screen>
  );
}
