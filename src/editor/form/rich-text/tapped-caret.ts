/** Counts letters without white space: the page and the control break lines differently. */
export const lettersIn = (text: string): number => text.replaceAll(/\s/g, '').length;

/** Whether an event has a position. `instanceof` fails for events of the frame. */
const isOfPointer = (event: Event): event is MouseEvent => 'clientX' in event;

/** The number of letters in a text before a tap on it. @param event dispatched to its element */
export function lettersBefore(event: Event): number | undefined {
  // Older versions of Safari lack this: there the caret is put at the start of the text.
  if (!isOfPointer(event) || !('caretPositionFromPoint' in document)) return undefined;
  const { clientX, clientY, currentTarget: text, view } = event;
  if (!view || !(text instanceof view.window.Element)) return undefined;
  const caret = text.ownerDocument.caretPositionFromPoint(clientX, clientY);
  if (!caret) return undefined;
  const range = text.ownerDocument.createRange();
  range.setStart(text, 0);
  range.setEnd(caret.offsetNode, caret.offset);
  return lettersIn(range.toString());
}
