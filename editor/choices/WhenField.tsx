import { Component, type ReactNode } from 'react';
import type { CustomFieldControlProps } from '@sveltia/cms';
import { partsOfWhen, picked, writtenWhen, type WhenParts } from './when-parts.ts';

interface State {
  /** What is picked, where the file cannot have it yet: a time without its day. */
  parts: WhenParts;
  /** The text that these parts stand for, and the one that the form had last: it comes to it later. */
  text: string;
  known: string;
}

/** The text that a form holds for such a field. */
const textIn = ({ value }: CustomFieldControlProps) => (typeof value === 'string' ? value : '');

const shown = (text: string): State => ({ parts: partsOfWhen(text), text, known: text });

/** The input of a day with or without its time, or of a month: pickers of the browser's own. */
export class WhenField extends Component<CustomFieldControlProps, State> {
  override state: State = shown(textIn(this.props));

  /** What somebody has taken back or brought back elsewhere is picked again. */
  static getDerivedStateFromProps(props: CustomFieldControlProps, state: State): State {
    const now = textIn(props);
    if (now === state.known) return state;
    return now === state.text ? { ...state, known: now } : shown(now);
  }

  pick(change: Partial<WhenParts>) {
    const parts = picked(this.state.parts, change);
    const text = writtenWhen(parts);
    this.setState({ parts, text });
    this.props.onChange(text);
  }

  override render(): ReactNode {
    const { forID, classNameWrapper } = this.props;
    const { isMonth, day, time, month } = this.state.parts;
    const input = (type: 'date' | 'time' | 'month', value: string, part: keyof WhenParts) => (
      <input
        type={type}
        className={classNameWrapper}
        aria-labelledby={`${forID}-label ${forID}-${part}`}
        value={value}
        max={type === 'date' ? '9999-12-31' : undefined}
        placeholder={type === 'month' ? '2027-04' : undefined}
        onChange={({ target }) => this.pick({ [part]: target.value })}
      />
    );
    return (
      <div className="choice">
        <label hidden={isMonth}>
          <span id={`${forID}-day`}>Day</span> {input('date', day, 'day')}
        </label>
        <label hidden={isMonth}>
          <span id={`${forID}-time`}>Time, if there is one</span> {input('time', time, 'time')}
        </label>
        <label hidden={!isMonth}>
          <span id={`${forID}-month`}>Month</span> {input('month', month, 'month')}
        </label>
        <label>
          <input
            type="checkbox"
            checked={isMonth}
            onChange={({ target }) => this.pick({ isMonth: target.checked })}
          />{' '}
          Only the month is known
        </label>
      </div>
    );
  }
}
