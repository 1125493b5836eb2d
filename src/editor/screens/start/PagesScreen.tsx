import { useState } from 'react';
import { pathOfPage } from '#content/project';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { fieldRoute } from '../../shared/field-route.ts';
import { codesOf } from '../../shared/languages.ts';
import { notices } from '../../shared/notices.ts';
import { LinkRow, Screen, RouteLink } from '../../shared/Screen.tsx';
import { visibilitySentence } from '../../shared/visibility-sentence.ts';
import { textOf } from '../../store/data/values.ts';
import { formName } from '../../store/files/mistakes.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import { WORDS } from '../../words/words.ts';
import { linkedDeletedPages, removeLinks } from './link-places.ts';
import { PageLinks } from './PageLinks.tsx';

const words = WORDS.pages;

const isDraftIn = (texts: OpenProject, path: string) => texts.value(path, ['publish']) !== true;

/** A custom page: a link to it, and options to show or hide, link and delete it. */
function AddedPage({ path }: { path: string }) {
  const { workspace, account } = useEditor();
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const isDraft = isDraftIn(texts, path);
  const isHiddenNow = isDraftIn(workspace.publishedTexts, path);
  const name = textOf(texts.value(path, ['heading'])) || pathOfPage(path);
  const show = () => {
    workspace.set(path, ['publish'], isDraft);
    const language = texts.nameOfLanguage(MODEL.fileInfoOf(path).code);
    const list = fill(isDraft ? words.own : words.drafts, { language });
    notices.say(fill(words.moved, { page: name, list }));
  };
  return (
    <li className="row">
      <LinkRow
        to={{ screen: 'page', page: path }}
        below={
          <>
            <bdi>{pathOfPage(path)}</bdi>
            {isDraft !== isHiddenNow && `\n${visibilitySentence(account, !isDraft, !isHiddenNow)}`}
          </>
        }
      >
        <bdi>{name}</bdi>
      </LinkRow>
      <button
        aria-expanded={isOpen}
        aria-label={fill(words.more, { page: name })}
        onClick={() => setOpen(!isOpen)}
      >
        {words.options}
      </button>
      {isOpen && (
        <p className="row">
          <button onClick={show}>{fill(isDraft ? words.show : words.hide, { page: name })}</button>
          <RouteLink to={{ screen: 'versions', path }}>{words.versions}</RouteLink>
          {!isDraft && <RouteLink to={{ screen: 'links', path }}>{words.where}</RouteLink>}
          <button className="danger" onClick={() => workspace.drafts.change([[path, undefined]])}>
            {fill(words.deleteNow, { page: name })}
          </button>
        </p>
      )}
    </li>
  );
}

/** The pages of a language: those of the site, custom pages and drafts. */
function PagesOfLanguage({ code }: { code: string }) {
  const texts = useTexts();
  const added = texts.customPagePaths(code);
  const lists = [
    { name: words.own, paths: added.filter((path) => !isDraftIn(texts, path)) },
    { name: words.drafts, paths: added.filter((path) => isDraftIn(texts, path)) },
  ];
  const isFirst = code === texts.first;
  const language = texts.nameOfLanguage(code);
  const frame = MODEL.pathOf('site', code);
  return (
    <>
      <div className="row">
        <h2 lang={code}>{language}</h2>
        <RouteLink to={{ screen: 'new', ...(!isFirst && { code }) }} isPrimary={isFirst}>
          {isFirst ? words.new : `${words.new}: ${language}`}
        </RouteLink>
      </div>
      <PageLinks code={code} isPictured={isFirst} />
      <RouteLink to={fieldRoute(texts, frame, [])}>{formName(texts, frame)}</RouteLink>
      {lists.map(
        ({ name, paths }) =>
          paths.length > 0 && (
            <section key={name} aria-label={fill(name, { language })}>
              <h3>{fill(name, { language })}</h3>
              <ul className="rows">
                {paths.map((path) => (
                  <AddedPage key={path} path={path} />
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

/** Says where deleted pages are still linked, and removes those links. */
function LinksToDeleted() {
  const { workspace } = useEditor();
  const texts = useTexts();
  return linkedDeletedPages(workspace).map((page) => {
    const places = page.places.map(({ path, name }) => `${formName(texts, path)} (${name})`);
    return (
      <div key={page.address} className="row" role="group" aria-label={page.name}>
        <p>{fill(words.stillLinked, { page: page.name, places: places.join(', ') })}</p>
        <button onClick={() => removeLinks(workspace, page)}>{words.removeLinks}</button>
      </div>
    );
  });
}

/** The screen with all pages in all languages. */
export default function PagesScreen() {
  const texts = useTexts();
  return (
    <Screen title={words.title}>
      <LinksToDeleted />
      <p className="row">
        <RouteLink to={{ screen: 'deleted' }}>{words.deleted}</RouteLink>
        <RouteLink to={{ screen: 'versions' }}>{words.versions}</RouteLink>
      </p>
      {codesOf(texts).map((code) => (
        <PagesOfLanguage key={code} code={code} />
      ))}
    </Screen>
  );
}
