import { createContext } from 'react';

/** What exactly was tapped on the page, if its field is a long text or of a date. */
interface Tap {
  /** How many letters of the text are before the tap. */
  letters?: number | undefined;
  /** The day of the date (`2027-03-19`). */
  day?: string | undefined;
}

/** What a sheet knows beside its address. The screen that opens sheets owns it. */
export class SheetMemory {
  /** How far each list was scrolled when it was last open. */
  readonly tops = new Map<string, number>();
  /** New pictures, each with the description of the one before that still fits. */
  readonly fitting = new Set<string>();
  /** The last tap, until the control that begins there is loaded and notes an empty one. */
  tap: Tap = {};

  noteTap(tap: Tap): void {
    this.tap = tap;
  }
}

/** Undefined where no page stands behind the form. */
export const SheetMemoryContext = createContext<SheetMemory | undefined>(undefined);
