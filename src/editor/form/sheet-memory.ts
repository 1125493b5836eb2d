import { createContext } from 'react';

/** The exact spot on the page that was tapped, in a long text or a date. */
interface Tap {
  /** How many letters of the text are before the tap. */
  letters?: number | undefined;
  /** The day of the date (`2027-03-19`). */
  day?: string | undefined;
}

/** The state of sheets that is not in the address. The screen that opens sheets owns it. */
export class SheetMemory {
  /** How far each list was scrolled when it was last open. */
  readonly tops = new Map<string, number>();
  /** New pictures, each with the description of the one before that still fits. */
  readonly fitting = new Set<string>();
  /** The last tap. The control resets it once its caret is there. */
  tap: Tap = {};

  noteTap(tap: Tap): void {
    this.tap = tap;
  }
}

/** Undefined if there is no page behind the form. */
export const SheetMemoryContext = createContext<SheetMemory | undefined>(undefined);
