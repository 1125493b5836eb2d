/** Not by `instanceof`: elements of the page in the frame belong to another window. */
const takesFocus = (element: Element): element is HTMLElement => 'focus' in element;

/** Returns the element with the focus, also inside the page in the frame. */
export function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document;
  const page = activeElement instanceof HTMLIFrameElement && activeElement.contentDocument;
  const inside = page && page.activeElement !== page.body ? page.activeElement : undefined;
  const element = inside ?? activeElement;
  return element && takesFocus(element) ? element : undefined;
}
