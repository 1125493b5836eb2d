import { Fragment, type ReactNode } from 'react';

interface FilledTextProps {
  /** Text with names in braces. */
  children: string;
  values: Readonly<Record<string, ReactNode>>;
}

/** Fills names in braces with elements. As an element a number keeps its own text direction. */
export function FilledText({ children, values }: FilledTextProps) {
  return children
    .split(/\{(\w+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>);
}
