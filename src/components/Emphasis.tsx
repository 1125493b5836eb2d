import { Fragment } from 'react';

interface EmphasisProps {
  /** Text in which `**two stars**` mark what matters. */
  children: string;
}

/** Text from the content, with what stands between two stars in `<b>`. */
export function Emphasis({ children }: EmphasisProps) {
  return children
    .split('**')
    .map((part, index) =>
      index % 2 === 1 ? <b key={index}>{part}</b> : <Fragment key={index}>{part}</Fragment>,
    );
}
