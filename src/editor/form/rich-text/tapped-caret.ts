/**
 * The number of letters before the tapped point in a long text of the page, until it is used. Not in
 * React: the control that uses it is loaded after the tap.
 */
let letters: number | undefined;

/** Counts letters without white space: the page and the control break lines differently. */
export const lettersIn = (text: string): number => text.replaceAll(/\s/g, '').length;

/** Whether an event has a position. `instanceof` fails for events of the frame. */
const isOfPointer = (event: Event): event is MouseEvent => 'clientX' in event;

/** Remembers where in a long text of the page a tap was. @param event dispatched to its element */
export function noteLetters(event: Event): void {
  // Older versions of Safari lack this: there the caret is put at the start of the text.
  if (!isOfPointer(event) || !('caretPositionFromPoint' in document)) return;
  const { clientX, clientY, currentTarget: text, view } = event;
  if (!view || !(text instanceof view.window.Element)) return;
  const caret = text.ownerDocument.caretPositionFromPoint(clientX, clientY);
  if (!caret) return;
  const range = text.ownerDocument.createRange();
  range.setStart(text, 0);
  range.setEnd(caret.offsetNode, caret.offset);
  letters = lettersIn(range.toString());
}

/** Returns the remembered number of letters and forgets it; undefined if no text was tapped. */
export function takeLetters(): number | undefined {
  const noted = letters;
  letters = undefined;
  return noted;
}
