/** Letters of the long text before what was tapped on the page, until its input takes the caret there. */
let letters: number | undefined;

/** Counts letters, spaces aside: a page and an input break lines at different places. */
export const lettersIn = (text: string): number => text.replaceAll(/\s/g, '').length;

/** Events of the page in the frame are of another window. */
const isOfPointer = (event: Event): event is MouseEvent => 'clientX' in event;

/** Notes where in a long text of the page somebody has tapped. @param event at the element of the text */
export function noteCaret(event: Event): void {
  // Older versions of Safari cannot say it: there the caret stands at the beginning.
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

/** The letters before what was tapped; undefined where somebody came by another way. */
export function takeCaret(): number | undefined {
  const noted = letters;
  letters = undefined;
  return noted;
}
