import { useCallback, useState } from 'react';
import { fill } from '../../src/core/fill.ts';
import { pathOfPage } from '../../src/core/own-pages/page-paths.ts';
import { useEditor, useTexts } from '../app/Editor.tsx';
import { addressOf } from '../app/place.ts';
import { useAnswer } from '../app/use-answer.ts';
import { languagesOf } from '../translate/languages-of.ts';
import { fieldIn } from '../form/labels.ts';
import { WORDS } from '../words/words.ts';
import { Caused, causedBy } from './Caused.tsx';
import { PageLinks } from './PageLinks.tsx';
import { textOf } from '../form/values.ts';

const words = WORDS.pages;

interface DeleteProps {
  path: string;
  name: string;
}

/** Says which links still lead to a page, and deletes it. */
function Delete({ path, name }: DeleteProps) {
  const { project, go } = useEditor();
  const texts = useTexts();
  const { answer: links } = useAnswer(
    useCallback(async () => {
      const caused = await causedBy(project, [[path, undefined]]);
      return caused.filter((one) => one.path !== path);
    }, [project, path]),
    texts,
  );
  const remove = () => {
    project.drafts.change([[path, undefined]]);
    go({ screen: 'pages' });
  };
  return (
    <div role="group" aria-label={words.delete}>
      <p role="status">
        {links ? (links.length > 0 ? words.linked : words.unlinked) : words.checking}
      </p>
      {links && <Caused mistakes={links} say={fieldIn} />}
      <button type="button" onClick={remove} disabled={!links}>
        {fill(words.deleteNow, { page: name })}
      </button>
    </div>
  );
}

/** A page of the team's own, and what can be done with it as a whole. */
function OwnPageRow({ path }: { path: string }) {
  const { project } = useEditor();
  const texts = useTexts();
  const [isAsked, setAsked] = useState(false);
  const isDraft = texts.value(path, ['publish']) !== true;
  const name = textOf(texts.value(path, ['heading'])) || pathOfPage(path);
  return (
    <li>
      <a className="choice" href={addressOf({ screen: 'page', page: path })}>
        <b>
          {isDraft && `${words.draft}: `}
          <bdi>{name}</bdi>
        </b>{' '}
        <small>
          <bdi>{pathOfPage(path)}</bdi>
        </small>
      </a>
      <details>
        <summary>{fill(words.more, { page: name })}</summary>
        <p className="row">
          <button type="button" onClick={() => project.set(path, ['publish'], isDraft)}>
            {isDraft ? words.putOnline : words.takeOffline}
          </button>
          <a className="way" href={addressOf({ screen: 'versions', path })}>
            {words.versions}
          </a>
          <button type="button" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
            {words.delete}
          </button>
        </p>
        {isAsked && <Delete path={path} name={name} />}
      </details>
    </li>
  );
}

/** Every page: those of the site, and those of the team's own in each language. */
export default function PagesScreen() {
  const texts = useTexts();
  const { first } = texts;
  return (
    <main className="screen">
      <h1>{words.title}</h1>
      <PageLinks />
      {languagesOf(texts).map(({ code, ownName }) => {
        const own = texts.project.own(code);
        return (
          <section key={code}>
            <h2>{fill(words.own, { language: ownName })}</h2>
            {own.length === 0 && <p>{words.none}</p>}
            <ul className="rows">
              {own.map((inside) => (
                <OwnPageRow key={inside} path={`content/${code}/${inside}`} />
              ))}
            </ul>
            <a className="way" href={addressOf({ screen: 'new', ...(code !== first && { code }) })}>
              {words.new}
              {code !== first && `: ${ownName}`}
            </a>
          </section>
        );
      })}
      <hr />
      <p>
        <a className="way" href={addressOf({ screen: 'deleted' })}>
          {words.deleted}
        </a>
        <a className="way" href={addressOf({ screen: 'versions' })}>
          {words.versions}
        </a>
      </p>
    </main>
  );
}
