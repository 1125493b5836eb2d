/**
 * Where the focus goes, and what is scrolled to show it. Only `moveFocus` moves it:
 *
 * | When                                        | To                                                  | In               |
 * | ------------------------------------------- | --------------------------------------------------- | ---------------- |
 * | a screen opens                              | its heading; after Back, the link that was followed | `Heading`        |
 * | a link leads to a text of the page          | the text                                            | `PageFrame`      |
 * | typing in a text of the page begins or ends | its new element                                     | `EditableText`   |
 * | a sheet opens, or an item is added in it    | its field                                           | `useSheetFocus`  |
 * | an item is removed above the page           | the link to what is selected then                   | `ItemBar`        |
 * | publishing is refused where that is shown   | the heading of the screen                           | `usePublish`     |
 * | it is published                             | the message                                         | `StatusMessages` |
 * | F6                                          | the tools of the selected text, or back             | `Keys`           |
 * | *Can wait* is pressed                       | its heading                                         | `MissingScreen`  |
 * | the element that has it disappears          | what had opened the sheet, or what is next          | `keepFocus`      |
 *
 * The browser moves it for dialogs, popovers and `autoFocus`, and ProseMirror in its text. The page in
 * the frame also scrolls without the focus, to what a sheet edits: `PageFrame`.
 */

/** How to show it: at this edge, or by scrolling the part around it to where it was left. */
type Sight = ScrollLogicalPosition | { part: Element; top: number };

/** Whether an element can take the focus. `instanceof` would fail for elements of the page. */
const takesFocus = (element: Element): element is HTMLElement => 'focus' in element;

/** Moves the focus to an element, if there is one. Without `sight`, nothing is scrolled. */
export function moveFocus(element: Element | null | undefined, sight?: Sight): void {
  if (!element || !takesFocus(element)) return;
  element.focus({ preventScroll: true });
  if (typeof sight === 'object') sight.part.scrollTo({ top: sight.top });
  else if (sight) element.scrollIntoView({ block: sight });
}

/** The element with the focus, also inside the page in the frame. */
export function focusedElement(): HTMLElement | undefined {
  const { activeElement } = document;
  const page = activeElement instanceof HTMLIFrameElement && activeElement.contentDocument;
  const inside = page && page.activeElement !== page.body ? page.activeElement : undefined;
  const element = inside ?? activeElement;
  return element && takesFocus(element) ? element : undefined;
}
