/**
 * Texts with parts that are elements. They are function declarations, because the editor's JSX
 * refers to them while this module is still loading.
 */
import { Fragment, type ReactNode } from 'react';

interface TextProps {
  children: string;
}

/** Shows every second part of a text as an element. @param pattern as for `split`, at most one group */
function showParts(text: string, pattern: RegExp | string, show: (part: string) => ReactNode) {
  return text
    .split(pattern)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? show(part) : part}</Fragment>);
}

/** Text with `<b>` for words between two stars: `**emphasis**`. */
export function Emphasis({ children }: TextProps) {
  return showParts(children, '**', (part) => <b>{part}</b>);
}

interface FilledTextProps extends TextProps {
  values: Readonly<Record<string, ReactNode>>;
}

/** Fills variables with elements, so that a number keeps its own direction. */
export function FilledText({ children, values }: FilledTextProps) {
  return showParts(children, /\{(\w+)\}/, (name) => values[name]);
}

/** An email address that breaks at its sign, not within a word, and that no browser translates. */
export function EmailAddress({ children }: TextProps) {
  const [name, atHost] = children.split(/(?=@)/);
  return (
    <span translate="no">
      {name}
      <wbr />
      {atHost}
    </span>
  );
}

/** A text in which each email address is a link. */
export function LinkedText({ children }: TextProps) {
  return showParts(children, /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/, (address) => (
    <a href={`mailto:${address}`}>
      <EmailAddress>{address}</EmailAddress>
    </a>
  ));
}
