import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { CustomPreviewTemplateProps } from '@sveltia/cms';
import type { Content } from '../../src/content/content.ts';
import { ContentError } from '../../src/content/reading/content-error.ts';
import { OWN_PAGES_FOLDER } from '../../src/content/schemas/index.ts';
import type { ListedPage } from '../../src/content/site-pages.ts';
import { Frame } from '../../src/views/Frame.tsx';
import { setUnsaved } from '../browser/leaving.ts';
import { kindOf, placeOf } from '../files/place.ts';
import type { Draft, Project, Values } from '../files/project.ts';
import { sentences } from '../files/refusal.ts';
import { PAGE_OF, preparedPage } from './pages.ts';
import { assetPictures } from './asset-pictures.ts';
import { chosenFiles } from './chosen-files.ts';
import { musicProblems } from './music.ts';
import { pictureProblems } from './picture-problems.ts';
import { projectFile } from './project-files.ts';
import { Wanting } from './Wanting.tsx';
import { Screen, SCREENS, type ScreenName } from './Screen.tsx';

type Shown = Awaited<ReturnType<typeof preparedPage>>;

interface State {
  shown?: Shown;
  mistakes: string[];
  beside?: Draft['beside'];
  page: ListedPage;
  screen: ScreenName;
}

const PAGE_NAMES: Record<ListedPage, string> = {
  home: 'Home',
  about: 'About Us',
  contact: 'Contact Us',
  donate: 'Donate',
  accessibility: 'Accessibility',
  own: 'A page of your own',
};

/** The document that the CMS makes for the page and its tools names a language that there is not. */
function inEnglish(element: HTMLElement | null): void {
  if (element) element.ownerDocument.documentElement.lang = 'en';
}

/**
 * The page beside the form, rendered by the same view as on the site. A class, because the editor brings a React of its
 * own, whose hooks are not ours.
 */
export function truePage(path: string, project: Project) {
  const { name } = placeOf(path);
  const { shape } = kindOf(placeOf(path));
  return class TruePage extends Component<CustomPreviewTemplateProps, State> {
    override state: State = { mistakes: [], page: PAGE_OF[name], screen: 'phone' };
    #latest = 0;

    /** The file that is open: of a page of the team's own that was never saved, its folder. */
    get path(): string {
      const own: unknown = name === 'own' && this.props.entry.get('path');
      return typeof own === 'string' && own !== '' ? own : path;
    }

    override componentDidMount() {
      void this.prepare();
    }

    override componentDidUpdate(before: CustomPreviewTemplateProps, { page }: State) {
      if (before.entry !== this.props.entry || page !== this.state.page) void this.prepare();
    }

    override componentWillUnmount() {
      this.#latest = 0;
      setUnsaved(false);
    }

    async prepare() {
      const turn = (this.#latest += 1);
      const data = this.props.entry.get('data') as unknown as { toJS: () => unknown };
      const { values, files } = await chosenFiles(data.toJS());
      const { content, mistakes, changed, beside } = project.draft(this.path, values as Values);
      if (turn === this.#latest) setUnsaved(changed);
      const find = async (file: string) =>
        files.get(file) ?? projectFile(this.props.getAsset, file);
      // What only an open page can see: pictures that do not fit, drawings that the build would refuse.
      const seen = content ? await this.pictureMistakes(content, mistakes, find) : [];
      const shown =
        content &&
        (await preparedPage(this.state.page, content, assetPictures(find)).catch(
          (error: unknown) => {
            seen.push(
              ...(error instanceof ContentError
                ? sentences(error.problems, shape)
                : [String(error)]),
            );
          },
        ));
      // Somebody who types is ahead of pictures that take their time.
      if (turn !== this.#latest) return;
      project.refuse(path, seen);
      this.setState({ mistakes: [...mistakes, ...seen], beside, ...(shown ? { shown } : {}) });
    }

    async pictureMistakes(
      content: Content,
      mistakes: readonly string[],
      find: Parameters<typeof pictureProblems>[2],
    ): Promise<string[]> {
      if (name === 'biography') return [];
      // A block that is not whole yet is left out, and those after it would be counted wrong.
      if (name === 'own' && mistakes.length > 0) return [];
      const [kind, data] =
        name === 'own'
          ? ([OWN_PAGES_FOLDER, content.own] as const)
          : ([name, content[name]] as const);
      const music = kind === OWN_PAGES_FOLDER ? await musicProblems(data, find) : [];
      return sentences([...(await pictureProblems(kind, data, find)), ...music], shape, data);
    }

    override render(): ReactNode {
      const { shown, mistakes, beside, page, screen } = this.state;
      return (
        <section className="preview" aria-label="Preview" ref={inEnglish}>
          <div className="tools" role="toolbar" aria-label="Preview">
            <label>
              Page{' '}
              <select
                value={page}
                onChange={({ target }) => this.setState({ page: target.value as ListedPage })}
              >
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
          </div>
          {beside && <Wanting texts={[...beside.values()]} />}
          <div role="status" className="mistakes">
            {mistakes.length > 0 && (
              <>
                <p>To be corrected before it can be saved:</p>
                <ul>
                  {mistakes.map((mistake) => (
                    <li key={mistake}>{mistake}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          {shown && (
            <Screen name={screen} language={shown.content.code} title={PAGE_NAMES[page]}>
              {(body) =>
                createPortal(<Frame {...shown} pictures={shown.pictures as never} />, body)
              }
            </Screen>
          )}
        </section>
      );
    }
  };
}
