/** Class of a paragraph whose link looks like a button. */
export const BUTTON_CLASS = 'button-link';

interface Node {
  type: string;
  tagName?: string;
  value?: string;
  children?: readonly Node[];
}

/** Whether a paragraph (hast) holds a link and nothing else. */
export function isButtonLink({ tagName, children = [] }: Node): boolean {
  const parts = children.filter(({ type, value }) => type !== 'text' || value?.trim());
  return tagName === 'p' && parts.length === 1 && parts[0]?.tagName === 'a';
}
