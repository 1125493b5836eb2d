import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { Content } from '../../src/core/content.ts';
import { ContentError } from '../../src/core/reading/content-error.ts';
import type { PageKind } from '../../src/core/site-pages.ts';
import { Frame } from '../../src/site/views/Frame.tsx';
import { setUnsaved } from '../browser/leaving.ts';
import { placeOf } from '../files/model.ts';
import { VersionPicker, type PickedVersion } from '../history/VersionPicker.tsx';
import type { History } from '../history/versions.ts';
import type { PreviewState, EditorProject, Values } from '../files/editor-project.ts';
import type { SaveEffects } from '../files/problems-by-form.ts';
import type { FieldPlace, Mistake } from '../files/mistakes.ts';
import { untranslatedPages } from '../files/translation.ts';
import { valuesOf } from '../form/values.ts';
import { showMistakes } from '../browser/field-messages.ts';
import { pageOf, renderInputs } from './pages.ts';
import { assetPictures, positionStyle } from './asset-pictures.ts';
import { chosenFiles } from './chosen-files.ts';
import { followFocus } from './follow-focus.ts';
import { Begin, MistakeList, PosterLink, TranslationGaps } from './Notices.tsx';
import { musicProblems } from './music.ts';
import { pictureProblems } from './picture-problems.ts';
import { projectFile } from './project-files.ts';
import { Screen, SCREENS, type ScreenName } from './Screen.tsx';

type Shown = Awaited<ReturnType<typeof renderInputs>>;

interface State {
  shown?: Shown;
  mistakes: Mistake[];
  effects: SaveEffects;
  originals?: PreviewState['originals'];
  page: PageKind;
  screen: ScreenName;
  /** The values of an earlier version, shown instead of the form's. */
  earlier?: Values | undefined;
  /** The values from which `mistakes` and `effects` were made. */
  judged?: Values;
  /** What the form held unsaved before a version was brought back. */
  typed?: Values;
}

const PAGE_NAMES: Record<PageKind, string> = {
  home: 'Home',
  about: 'About Us',
  contact: 'Contact Us',
  donate: 'Donate',
  accessibility: 'Accessibility',
  own: 'A page of your own',
};

/** What the page beside a form can ask of the editor. */
interface EditorActions {
  /** Leads to a field, of another form too. */
  goTo: (place: FieldPlace) => void;
  /** Opens a new page of a language that begins with the words of the page in a file. */
  begin: (code: string, path: string) => void;
  /** Updates the list of what is still missing; without values, as the file is saved. */
  missing: (path?: string, values?: Values) => void;
  history: History;
  /** Puts values into the open form. */
  fill: (values: Values) => void;
}

const NOTHING: SaveEffects = { here: [], caused: [], elsewhere: [], behind: [] };

/** Time without typing before the whole project is checked, in ms. */
const PAUSE = 300;

/** Corrects the language of the document that the CMS makes, which names none that exists. */
function inEnglish(element: HTMLElement | null): void {
  if (element) element.ownerDocument.documentElement.lang = 'en';
}

/**
 * The page beside the form, rendered by the same view as on the site. A class, because the CMS has
 * a React of its own, in which our hooks do not work.
 */
export function previewPage(
  path: string,
  project: EditorProject,
  { goTo, begin, missing, history, fill }: EditorActions,
) {
  const { name, code, schema } = placeOf(path);
  const usedPictures = async (content: Content, find: Parameters<typeof pictureProblems>[2]) => {
    const files = new Map<string, unknown>(Object.entries(content));
    const data = name === 'own' ? content.own : files.get(name);
    return data === undefined ? [] : pictureProblems(schema, data, find);
  };
  return class PreviewPage extends Component<CustomPreviewTemplateProps, State> {
    override state: State = {
      mistakes: [],
      effects: NOTHING,
      page: pageOf(name),
      screen: 'phone',
    };
    #latest = 0;
    #body: HTMLElement | undefined;
    #leave: () => void = () => undefined;

    /** Path of the open file; for an own page that was never saved, its folder. */
    get path(): string {
      const own: unknown = name === 'own' && this.props.entry.get('path');
      return typeof own === 'string' && own !== '' ? own : path;
    }

    override componentDidMount() {
      this.#leave = followFocus(
        () => this.#body,
        () => this.form,
      );
      void this.prepare();
    }

    override componentDidUpdate(before: CustomPreviewTemplateProps, { page, earlier }: State) {
      const isSame = page === this.state.page && earlier === this.state.earlier;
      if (before.entry !== this.props.entry || !isSame) void this.prepare();
    }

    override componentWillUnmount() {
      this.#latest = 0;
      this.#leave();
      setUnsaved(false);
      showMistakes([]);
      missing();
    }

    /** What the form holds. */
    get form(): Values {
      return valuesOf(this.props.entry);
    }

    show(choice: PickedVersion) {
      const earlier =
        choice === 'typed'
          ? this.state.typed
          : choice && project.earlier(this.path, choice.text, this.form, choice.later);
      this.setState({ earlier });
    }

    async bringBack() {
      const { earlier, typed } = this.state;
      if (!earlier) return;
      const { values } = await chosenFiles(this.form);
      const { changed } = project.preview(this.path, values as Values);
      this.setState({ earlier: undefined, ...(changed && !typed ? { typed: this.form } : {}) });
      fill(earlier);
    }

    async prepare() {
      const turn = (this.#latest += 1);
      const { earlier } = this.state;
      const { files, ...chosen } = await chosenFiles(earlier ?? this.form);
      const values = chosen.values as Values;
      const { content, mistakes, changed, originals } = project.preview(this.path, values);
      if (turn === this.#latest && !earlier) setUnsaved(changed);
      if (!earlier) missing(this.path, values);
      const find = async (file: string) =>
        files.get(file) ?? projectFile(this.props.getAsset, file);
      // Only an open page shows whether pictures fit, and whether the build would take a drawing.
      // An unfinished block is left out, which would number the others wrongly.
      const isNumbered = name !== 'own' || mistakes.length === 0;
      const problems = content && isNumbered ? await usedPictures(content, find) : [];
      if (name === 'own') problems.push(...(await musicProblems(values, find)));
      const shown =
        content &&
        (await renderInputs(this.state.page, content, assetPictures(find)).catch(
          (error: unknown) => {
            const told = { file: '', path: [], message: String(error) };
            problems.push(...(error instanceof ContentError ? error.problems : [told]));
          },
        ));
      // Somebody has typed on while pictures were read.
      if (turn !== this.#latest) return;
      const seen = project.seen(this.path, values, problems);
      if (!earlier) project.refuse(path, seen);
      // A new page does not complain of empty fields until it is saved.
      const isNew = !project.texts.has(this.path);
      const visible = [...mistakes, ...seen].filter(({ isEmpty }) => !(isNew && isEmpty));
      this.setState({ mistakes: visible, originals, ...(shown ? { shown } : {}) });
      if (!earlier) showMistakes([...visible, ...this.state.effects.here]);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (turn !== this.#latest) return;
      const effects = await project.effects(this.path, values);
      if (turn !== this.#latest) return;
      this.setState({ effects, ...(earlier ? { judged: earlier } : {}) });
      if (!earlier) showMistakes([...visible, ...effects.here]);
    }

    override render(): ReactNode {
      const { shown, mistakes, effects, originals, page, screen } = this.state;
      const { earlier, judged, typed } = this.state;
      const isNew = name === 'own' && !project.texts.has(this.path);
      return (
        <section className="preview" aria-label="Preview" ref={inEnglish}>
          <div className="tools" role="toolbar" aria-label="Preview">
            <label>
              Page{' '}
              <select value={page} onChange={({ target }) => this.setState({ page: target.value })}>
                {Object.entries(PAGE_NAMES)
                  .filter(([value]) => value !== 'own' || shown?.content.own)
                  .map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
              </select>
            </label>
            {Object.entries(SCREENS).map(([value, { label }]) => (
              <button
                key={value}
                type="button"
                aria-pressed={value === screen}
                onClick={() => this.setState({ screen: value as ScreenName })}
              >
                {label}
              </button>
            ))}
            {shown && page === 'donate' && <PosterLink content={shown.content} />}
            {project.texts.has(this.path) && (
              <VersionPicker
                path={this.path}
                history={history}
                hasTyped={typed !== undefined}
                show={(choice) => this.show(choice)}
                isSound={
                  earlier && judged === earlier
                    ? mistakes.length + effects.here.length + effects.caused.length === 0
                    : undefined
                }
                differs={earlier ? project.differences(this.path, earlier, this.form) : []}
                bringBack={() => void this.bringBack()}
              />
            )}
          </div>
          {originals && (
            <TranslationGaps texts={[...originals.values()]} first={project.texts.first} />
          )}
          <MistakeList
            {...effects}
            here={[...mistakes, ...effects.here]}
            open={this.path}
            goTo={goTo}
          />
          {isNew && !shown?.content.own?.translates && (
            <Begin
              pages={untranslatedPages(project.texts, code)}
              begin={(page) => begin(code, page.path)}
            />
          )}
          {shown && (
            <Screen
              key={shown.content.code}
              name={screen}
              language={shown.content.code}
              title={PAGE_NAMES[page] ?? page}
            >
              {(body) => {
                this.#body = body;
                return createPortal(
                  <>
                    <Frame {...shown} />
                    <style>{positionStyle()}</style>
                  </>,
                  body,
                );
              }}
            </Screen>
          )}
        </section>
      );
    }
  };
}
