/** Elements of the page in the frame are of another window. */
const takesFocus = (element: Element): element is HTMLElement => 'focus' in element;

/** What has the focus, also within the page. */
export function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document;
  const page = activeElement instanceof HTMLIFrameElement && activeElement.contentDocument;
  const inside = page && page.activeElement !== page.body ? page.activeElement : undefined;
  const element = inside ?? activeElement;
  return element && takesFocus(element) ? element : undefined;
}
