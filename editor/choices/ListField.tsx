import { Component, type ReactNode } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { Data } from '../form/values.ts';
import { valuesBeside } from './beside.ts';

/** What the list has for a value that it does not offer; with a space, which no such value has. */
const OTHER = 'another value';

/** One line of a list. */
export interface ListOption {
  /** As content files write it, such as `/contact-us#is-it-free` or `KE`. */
  value: string;
  /** The same by another value, as a file may have it. */
  also?: string;
  name: string;
}

export interface OptionGroup {
  name: string;
  /** Whether nothing of it can be chosen. */
  closed?: boolean;
  options: ListOption[];
}

/** What an input of this kind offers. */
interface ListChoices {
  groups: readonly OptionGroup[];
  /** What the list says where nothing is chosen. */
  nothing: string;
  /** What can be typed that the list does not have. */
  typed?: Typed;
  /** What is chosen at first. @param beside the values of the item in which the field stands */
  begins?: (beside: Data) => string | undefined;
}

interface Typed {
  /** What the list says for it. */
  option: string;
  /** What the box for it is called. */
  label: string;
  type: 'url' | 'text';
  placeholder: string;
  /** The value for the letters in the box. */
  normalise: (text: string) => string;
}

interface State {
  /** Whether something is typed, though nothing of it is there yet. */
  typing: boolean;
}

/**
 * The input of what is chosen from a list: the browser's own, which keyboards, screen readers and
 * thumbs know.
 * @param choicesFor what it offers in the open form
 */
export function listField(choicesFor: (props: CustomFieldControlProps) => ListChoices) {
  return class ListField extends Component<CustomFieldControlProps, State> {
    override state: State = { typing: false };
    readonly #choices = choicesFor(this.props);
    #element: HTMLElement | null = null;

    override componentDidMount() {
      const { begins } = this.#choices;
      const first = this.#value === '' && begins?.(valuesBeside(this.#element, this.props));
      if (first) this.props.onChange(first);
    }

    /** The CMS renders it for each letter that is typed anywhere in the form. */
    override shouldComponentUpdate(next: CustomFieldControlProps, state: State): boolean {
      return next.value !== this.props.value || state !== this.state;
    }

    get #value(): string {
      const value: unknown = this.props.value;
      return typeof value === 'string' ? value : '';
    }

    get #chosen(): ListOption | undefined {
      return this.#choices.groups
        .flatMap(({ options }) => options)
        .find(({ value, also }) => [value, also].includes(this.#value));
    }

    choose(value: string) {
      this.setState({ typing: value === OTHER });
      this.props.onChange(value === OTHER ? '' : value);
    }

    override render(): ReactNode {
      const { forID, onChange, classNameWrapper } = this.props;
      const { groups, nothing, typed } = this.#choices;
      const chosen = this.#chosen;
      const isOther = this.state.typing || (!chosen && this.#value !== '');
      return (
        <div className="choice" ref={(element) => void (this.#element = element)}>
          <select
            id={forID}
            aria-labelledby={`${forID}-label`}
            value={isOther ? OTHER : (chosen?.value ?? '')}
            onChange={({ target }) => this.choose(target.value)}
          >
            <option value="">{nothing}</option>
            {(typed ?? isOther) && <option value={OTHER}>{typed?.option ?? this.#value}</option>}
            {groups.map(({ name, closed, options }) => (
              <optgroup key={name} label={name} disabled={closed ?? false}>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          {typed && isOther && (
            <input
              type={typed.type}
              className={classNameWrapper}
              aria-label={typed.label}
              placeholder={typed.placeholder}
              value={this.#value}
              onChange={({ target }) => onChange(typed.normalise(target.value))}
            />
          )}
        </div>
      );
    }
  };
}
