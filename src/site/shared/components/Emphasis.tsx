import { Fragment } from 'react';

interface EmphasisProps {
  /** Text with `**emphasis**`. */
  children: string;
}

/** Text in which words between `**` become `<b>`. */
export function Emphasis({ children }: EmphasisProps) {
  return children
    .split('**')
    .map((part, index) =>
      index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
    );
}
