import { Component, type ReactNode } from 'react';
import type { History, FileVersion } from './versions.ts';

/**
 * What the page shows in place of the form: a text of the file, and how often that was saved since;
 * or what was typed before one was brought back.
 */
export type PickedVersion = { text: string; later: number } | 'typed' | undefined;

interface VersionPickerProps {
  path: string;
  history: History;
  /** Whether there is something that was typed and not saved when a version was brought back. */
  hasTyped: boolean;
  /**
   * Shows the page of a choice. @throws Error for a text that cannot be read, in words for whoever
   * edits
   */
  show: (choice: PickedVersion) => void;
  /** Whether the version that is shown can be saved; undefined until that is known. */
  isSound: boolean | undefined;
  /** The fields in which it differs from the form. */
  differs: readonly string[];
  bringBack: () => void;
}

interface State {
  isOpen: boolean;
  versions?: readonly FileVersion[];
  chosen: string;
  failure?: string;
}

/** So many fields are named that differ. */
const NAMED = 5;

/** Stands for what was typed and not saved. */
const TYPED: FileVersion = { id: 'typed', label: 'What you had typed and not saved' };

/**
 * Earlier versions of the file whose form is open, each shown as the page before it is brought
 * back.
 */
export class VersionPicker extends Component<VersionPickerProps, State> {
  override state: State = { isOpen: false, chosen: '' };
  #latest = 0;

  override componentWillUnmount() {
    this.#latest = -1;
  }

  /** Runs slow work and shows why it failed, unless a later choice has replaced it. */
  async attempt(work: (isCurrent: () => boolean) => Promise<void>) {
    const turn = (this.#latest += 1);
    const isCurrent = () => turn === this.#latest;
    this.setState({ failure: undefined as never });
    try {
      await work(isCurrent);
    } catch (error) {
      if (isCurrent()) this.setState({ failure: (error as Error).message });
    }
  }

  open() {
    this.setState({ isOpen: true, versions: undefined as never, chosen: '' });
    void this.attempt(async (isCurrent) => {
      const { path, history, hasTyped } = this.props;
      const found = await history.versions(path);
      if (!isCurrent()) return;
      const versions = hasTyped ? [TYPED, ...found] : found;
      this.setState({ versions });
      if (versions[0]) this.choose(versions[0].id);
    });
  }

  choose(chosen: string) {
    this.setState({ chosen });
    this.props.show(undefined);
    void this.attempt(async (isCurrent) => {
      const { path, history, show } = this.props;
      const { versions = [] } = this.state;
      // The first version is how the file was before it was saved last.
      const later = versions.findIndex(({ id }) => id === chosen) + 1;
      const choice: PickedVersion =
        chosen === TYPED.id ? 'typed' : { text: await history.text(path, chosen), later };
      if (isCurrent()) show(choice);
    });
  }

  close() {
    this.#latest += 1;
    this.setState({ isOpen: false });
    this.props.show(undefined);
  }

  override render(): ReactNode {
    const { isOpen, versions, chosen, failure } = this.state;
    const { isSound, differs, bringBack } = this.props;
    if (!isOpen)
      return (
        <div className="earlier">
          <button type="button" onClick={() => this.open()}>
            Earlier versions
          </button>
        </div>
      );
    return (
      <section className="earlier" aria-label="Earlier versions">
        {versions && versions.length > 0 && (
          <label>
            Version{' '}
            <select value={chosen} onChange={({ target }) => this.choose(target.value)}>
              {versions.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        {isSound && differs.length > 0 && (
          <button
            type="button"
            onClick={() => {
              bringBack();
              this.close();
            }}
          >
            Bring back
          </button>
        )}
        <button type="button" onClick={() => this.close()}>
          Close
        </button>
        <p role="alert">{failure}</p>
        {failure && versions === undefined && (
          <button type="button" onClick={() => this.open()}>
            Try again
          </button>
        )}
        {!failure && <p aria-live="polite">{this.message()}</p>}
      </section>
    );
  }

  message(): string {
    const { versions } = this.state;
    const { isSound, differs } = this.props;
    if (!versions) return 'Looking for earlier versions…';
    if (versions.length === 0) return 'There is no earlier version of this form yet.';
    if (isSound === undefined) return 'Loading this version…';
    if (!isSound)
      return 'The page below is this version. It cannot be brought back, because the site could not be built with it:';
    if (differs.length === 0) return 'This version is the same as the form.';
    const more = differs.length - NAMED;
    const names = differs.slice(0, NAMED).join('; ') + (more > 0 ? `; and ${more} more` : '');
    return `The page below is this version. It differs from the form in ${names}. “Bring back” puts its words into the form; nothing changes online until you save.`;
  }
}
