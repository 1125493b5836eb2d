import { useState } from 'react';
import { languageCodeProblem } from '#content/files';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import Outdated from '../../form/Outdated.tsx';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { fieldRoute } from '../../shared/field-route.ts';
import { codesOf } from '../../shared/languages.ts';
import { routeAddress } from '../../shared/route.ts';
import { LinkRow, Screen, RouteLink } from '../../shared/Screen.tsx';
import {
  translationDraft,
  filesToTranslate,
  untranslatedPages,
} from '../../store/files/translation.ts';
import { WORDS } from '../../words/words.ts';
import { PageLinks } from '../start/PageLinks.tsx';

const words = WORDS.translate;

/** A language: how much is left to translate, and whether it is published. */
function Language({ code }: { code: string }) {
  const { workspace } = useEditor();
  const texts = useTexts();
  const left = filesToTranslate(texts, code).length;
  const all = MODEL.translatedPaths.length + texts.project.customPageNames(code).length;
  const published = texts.project.publishedLanguages();
  const index = published.indexOf(code);
  const name = texts.nameOfLanguage(code);
  const language = { language: name };
  const set = (codes: readonly string[]) =>
    workspace.set(MODEL.pathOf('organisation', ''), ['languages'], codes);
  const seen = workspace.publishedTexts.project.publishedLanguages().includes(code)
    ? words.online
    : words.toCome;
  return (
    <section aria-label={name}>
      <LinkRow
        href={routeAddress({ screen: 'translate', code })}
        below={left > 0 ? fill(words.filesLeft, { count: String(left) }) : words.done}
      >
        <bdi lang={code}>{name}</bdi>
      </LinkRow>
      <progress aria-label={words.progress} max={all} value={all - left} />
      <p className="row">
        <span>{index < 0 ? words.offline : seen}</span>
        {index >= 0 && (
          <button type="button" onClick={() => set(published.toSpliced(index, 1))}>
            {fill(words.takeOffline, language)}
          </button>
        )}
        {index < 0 && left === 0 && (
          <button type="button" onClick={() => set([...published, code])}>
            {fill(words.publish, language)}
          </button>
        )}
      </p>
    </section>
  );
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
          <button key={path} type="button" onClick={() => begin(path)}>
            {fill(words.beginPage, { page: form })}
          </button>
        ))}
      </p>
    </details>
  );
}

/** The screen of a language: its files with something to translate, and its pages. */
function LanguageScreen({ code }: { code: string }) {
  const texts = useTexts();
  const files = filesToTranslate(texts, code);
  return (
    <Screen title={texts.nameOfLanguage(code)}>
      {files.length === 0 && <p>{words.done}</p>}
      {files.map(({ path, form, left }) => (
        <section key={path} aria-label={form}>
          <LinkRow
            href={routeAddress(fieldRoute(texts, path, []))}
            below={left > 0 && fill(words.left, { count: String(left) })}
          >
            {form}
          </LinkRow>
          <Outdated path={path} />
        </section>
      ))}
      <UntranslatedPages code={code} />
      <PageLinks code={code} />
      <p>
        <RouteLink to={fieldRoute(texts, MODEL.pathOf('language', code), [])}>
          {words.about}
        </RouteLink>
        <RouteLink to={{ screen: 'translate' }}>{words.finish}</RouteLink>
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
  const problem = problemOf(code, texts.project.codes());
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
  const { route } = useEditor();
  const texts = useTexts();
  const codes = codesOf(texts).filter((code) => code !== texts.first);
  const chosen = codes.find((code) => code === route.code);
  if (chosen !== undefined) return <LanguageScreen code={chosen} />;
  return (
    <Screen title={words.title}>
      {codes.map((code) => (
        <Language key={code} code={code} />
      ))}
      <hr />
      <AddLanguage />
    </Screen>
  );
}
