import { useMemo, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import { languageCodeProblem } from '../../src/core/schemas/language.ts';
import { linkName, listedPages } from '../../src/core/site-pages.ts';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { kindAt } from '../files/content-file.ts';
import { sentenceOf, type Mistake } from '../files/mistakes.ts';
import { pathOf } from '../files/model.ts';
import type { TextFiles } from '../files/text-files.ts';
import { beginningWith, untranslatedPages } from '../files/translation.ts';
import { isData } from '../form/values.ts';
import { wayTo } from '../app/way-to.ts';
import { Caused, causedBy } from '../start/Caused.tsx';
import { WORDS } from '../words/words.ts';
import { languagesOf, type EditedLanguage } from './languages-of.ts';
import { LanguageFiles } from './LanguageFiles.tsx';

const words = WORDS.translate;

const FACTS = pathOf('organisation', '');
/** So many mistakes are listed at once. */
const MOST = 8;

/** The text of a file with another value in one of its fields. */
function textWith(texts: TextFiles, path: string, name: string, value: unknown): string {
  const data = texts.data(path);
  const kind = kindAt(path);
  return kind.textWith(texts.textOf(path), { ...(isData(data) ? data : {}), [name]: value });
}

interface LanguageProps extends EditedLanguage {
  /** The languages that visitors see, in their order. */
  published: readonly string[];
}

/** A language: what is left to translate, and whether visitors see it. */
function Language({ code, ownName, published }: LanguageProps) {
  const { project, go } = useEditor();
  const texts = useTexts();
  const [lacking, setLacking] = useState<readonly Mistake[]>();
  const [isBusy, setBusy] = useState(false);
  const isOnline = published.includes(code);
  const isSeen = project.published.project.published().includes(code);
  const content = useMemo(() => texts.content(code), [texts, code]);
  const place = published.indexOf(code);
  const language = ownName;
  const setPublished = (codes: readonly string[]) => project.set(FACTS, ['languages'], codes);
  const publish = async () => {
    setBusy(true);
    const codes = [...published, code];
    const changes = [[FACTS, textWith(texts, FACTS, 'languages', codes)]] as const;
    const caused = await causedBy(project, changes);
    setLacking(caused);
    if (caused.length === 0) setPublished(codes);
    setBusy(false);
  };
  const pages = untranslatedPages(texts, code);
  return (
    <section>
      <h2>
        <bdi lang={code}>{ownName}</bdi>
      </h2>
      <p>{isOnline ? (isSeen ? words.online : words.toCome) : words.offline}</p>
      <a className="choice" href={addressOf({ screen: 'translate', code })}>
        <b>{fill(words.begin, { language })}</b>
      </a>
      {content && (
        <p className="row">
          {listedPages(content).map(([page]) => (
            <a key={page} className="way" href={addressOf({ screen: 'page', code, page })}>
              <bdi lang={code}>{linkName(page, content)}</bdi>
            </a>
          ))}
        </p>
      )}
      {pages.length > 0 && (
        <details>
          <summary>
            {words.pages} ({pages.length})
          </summary>
          <p className="row">
            {pages.map(({ path, form }) => (
              <button
                key={path}
                type="button"
                onClick={() => {
                  // The same address until somebody changes it, as that of the original.
                  const own = path.replace(`content/${texts.first}/`, `content/${code}/`);
                  const begun = beginningWith(texts, path);
                  const isFree = begun !== undefined && !texts.has(own);
                  if (isFree) project.drafts.change([[own, begun]]);
                  go(isFree ? { screen: 'page', code, page: own } : { screen: 'new', code });
                }}
              >
                {fill(words.beginPage, { page: form })}
              </button>
            ))}
          </p>
        </details>
      )}
      <p className="row">
        {isOnline ? (
          <>
            <button
              type="button"
              onClick={() => setPublished(published.filter((one) => one !== code))}
            >
              {fill(words.takeOffline, { language })}
            </button>
            {place > 1 && (
              <button
                type="button"
                onClick={() =>
                  setPublished(published.toSpliced(place, 1).toSpliced(place - 1, 0, code))
                }
              >
                {fill(words.earlier, { language })}
              </button>
            )}
          </>
        ) : (
          <button type="button" disabled={isBusy} onClick={() => void publish()}>
            {fill(words.publish, { language })}
          </button>
        )}
        <a className="way" href={addressOf(wayTo(texts, pathOf('language', code), []))}>
          {words.about}
        </a>
      </p>
      <div role="status">
        {isBusy && words.checking}
        {!isBusy && lacking && lacking.length > 0 && (
          <>
            <p>{fill(words.lacking, { language })}</p>
            <Caused mistakes={lacking.slice(0, MOST)} say={(one) => sentenceOf(one, '')} />
            {lacking.length > MOST && (
              <p>{fill(words.more, { count: String(lacking.length - MOST) })}</p>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Adds a language without words, which are translated then. */
function AddLanguage() {
  const { project, go } = useEditor();
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const code = typed.trim();
  const isKnown = texts.project.codes().includes(code);
  const isUnknown = code.length > 1 && languageCodeProblem(code) !== undefined;
  const isGood = code.length > 1 && !isKnown && !isUnknown;
  const nameIn = (language: string) =>
    new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
  return (
    <details>
      <summary>{words.add}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isGood) return;
          const path = pathOf('language', code);
          const name = nameIn(code);
          const ownName = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
          project.drafts.change([[path, textWith(texts, path, 'ownName', ownName)]]);
          go({ screen: 'translate', code });
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
        <p role="status">{isKnown ? words.known : isUnknown && words.unknown}</p>
        <button type="submit" disabled={!isGood}>
          {fill(words.addNow, { language: isGood ? nameIn('en') : '' })}
        </button>
      </form>
    </details>
  );
}

/** Every language: what is left to translate, and whether visitors see it. */
export default function TranslateScreen() {
  const { place } = useEditor();
  const texts = useTexts();
  const languages = languagesOf(texts);
  const chosen = languages.find(({ code }) => code === place.code && code !== texts.first);
  if (chosen) return <LanguageFiles code={chosen.code} name={chosen.ownName} />;
  return (
    <main className="screen">
      <h1>{words.title}</h1>
      {languages
        .filter(({ code }) => code !== texts.first)
        .map((language) => (
          <Language key={language.code} {...language} published={texts.project.published()} />
        ))}
      <hr />
      <AddLanguage />
    </main>
  );
}
