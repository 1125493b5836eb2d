import { Component, type ReactNode } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import type { Destination, Destinations } from './destinations.ts';

/** What the list has for a value that it does not offer; with a space, which no such value has. */
const OTHER = 'another value';

/** What an input of this kind offers. */
export interface Offer {
  groups: readonly Destinations[];
  /** What the list says where nothing is chosen. */
  nothing: string;
  /** What can be typed that the list does not have. */
  typed?: Typed;
}

interface Typed {
  /** What the list says for it. */
  option: string;
  /** What the box for it is called. */
  label: string;
  type: 'url' | 'text';
  placeholder: string;
  /** What is kept of the letters in the box. */
  normalise: (text: string) => string;
}

interface State {
  /** Whether something is typed, though nothing of it is there yet. */
  typing: boolean;
}

/**
 * The input of what is chosen from a list: the browser's own, which keyboards, screen readers and
 * thumbs know.
 * @param offerFor what it offers in the open form
 */
export function listField(offerFor: (props: CustomFieldControlProps) => Offer) {
  return class ListField extends Component<CustomFieldControlProps, State> {
    override state: State = { typing: false };
    readonly #offer = offerFor(this.props);

    /** The CMS renders it for each letter that is typed anywhere in the form. */
    override shouldComponentUpdate(next: CustomFieldControlProps, state: State): boolean {
      return next.value !== this.props.value || state !== this.state;
    }

    get #value(): string {
      const value: unknown = this.props.value;
      return typeof value === 'string' ? value : '';
    }

    get #chosen(): Destination | undefined {
      return this.#offer.groups
        .flatMap(({ places }) => places)
        .find(({ address, also }) => [address, also].includes(this.#value));
    }

    choose(address: string) {
      this.setState({ typing: address === OTHER });
      this.props.onChange(address === OTHER ? '' : address);
    }

    override render(): ReactNode {
      const { forID, onChange, classNameWrapper } = this.props;
      const { groups, nothing, typed } = this.#offer;
      const chosen = this.#chosen;
      const isOther = this.state.typing || (!chosen && this.#value !== '');
      return (
        <div className="choice">
          <select
            id={forID}
            aria-labelledby={`${forID}-label`}
            value={isOther ? OTHER : (chosen?.address ?? '')}
            onChange={({ target }) => this.choose(target.value)}
          >
            <option value="">{nothing}</option>
            {(typed ?? isOther) && <option value={OTHER}>{typed?.option ?? this.#value}</option>}
            {groups.map(({ name, closed, places }) => (
              <optgroup key={name} label={name} disabled={closed ?? false}>
                {places.map((place) => (
                  <option key={place.address} value={place.address}>
                    {place.name}
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
