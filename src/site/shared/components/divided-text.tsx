/** Texts of which parts are elements. */
import { Fragment, type ReactNode } from 'react';

interface TextProps {
  children: string;
}

/** Shows each second part of a text as an element. @param pattern has one group, or divides */
const divided = (text: string, pattern: RegExp | string, show: (part: string) => ReactNode) =>
  text
    .split(pattern)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? show(part) : part}</Fragment>);

/** Text with `<b>` for words between two stars: `**emphasis**`. */
export const Emphasis = ({ children }: TextProps) =>
  divided(children, '**', (part) => <b>{part}</b>);

interface FilledTextProps extends TextProps {
  values: Readonly<Record<string, ReactNode>>;
}

/** Fills names in braces with elements, so that a number keeps its own direction. */
export const FilledText = ({ children, values }: FilledTextProps) =>
  divided(children, /\{(\w+)\}/, (name) => values[name]);

/** A text in which each email address is a link. */
export const LinkedText = ({ children }: TextProps) =>
  divided(children, /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/, (address) => (
    <a href={`mailto:${address}`}>{address}</a>
  ));
