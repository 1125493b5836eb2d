import { Component, type ReactNode } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { valuesBeside } from './beside.ts';

/** A text of a file that is chosen in parts, such as a day and its time. */
interface InParts<Parts> {
  /** The parts that a text has; of one that is no such text, those that are known. */
  partsOf: (text: string) => Parts;
  /** The text for the parts, as content files write it. */
  written: (parts: Parts) => string;
  /** The parts once some of them are chosen anew. */
  picked: (parts: Parts, change: Partial<Parts>) => Parts;
  /** The inputs of the parts. @param beside gives the text of another field of the same item */
  inputs: (
    parts: Parts,
    pick: (change: Partial<Parts>) => void,
    props: CustomFieldControlProps,
    beside: (name: string) => string,
  ) => ReactNode;
}

interface State<Parts> {
  /** What is picked, where the file cannot have it yet: a time without its day. */
  parts: Parts;
  /**
   * The text that these parts stand for, and the one that the form had last: it comes to it later.
   */
  text: string;
  known: string;
}

/** The text that a form holds for such a field. */
const textIn = ({ value }: CustomFieldControlProps) => (typeof value === 'string' ? value : '');

/** The input of a text that is chosen in parts, each by an input of the browser's own. */
export function partsField<Parts>({ partsOf, written, picked, inputs }: InParts<Parts>) {
  const shown = (text: string): State<Parts> => ({ parts: partsOf(text), text, known: text });
  return class PartsField extends Component<CustomFieldControlProps, State<Parts>> {
    override state: State<Parts> = shown(textIn(this.props));
    #element: HTMLElement | null = null;

    /** Only now it is known where the field stands. */
    override componentDidMount() {
      this.forceUpdate();
    }

    /** What somebody has taken back or brought back elsewhere is picked again. */
    static getDerivedStateFromProps(props: CustomFieldControlProps, state: State<Parts>) {
      const now = textIn(props);
      if (now === state.known) return state;
      return now === state.text ? { ...state, known: now } : shown(now);
    }

    pick(change: Partial<Parts>) {
      const parts = picked(this.state.parts, change);
      const text = written(parts);
      this.setState({ parts, text });
      this.props.onChange(text);
    }

    override render(): ReactNode {
      const beside = (name: string) => {
        const value = valuesBeside(this.#element, this.props)[name];
        return typeof value === 'string' ? value : '';
      };
      const pick = (change: Partial<Parts>) => this.pick(change);
      return (
        <div className="choice" ref={(element) => void (this.#element = element)}>
          {inputs(this.state.parts, pick, this.props, beside)}
        </div>
      );
    }
  };
}
