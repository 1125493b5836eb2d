import type { Path } from '#content/fields';

/** A step that can be undone. */
interface Step<State> {
  /** Steps of the same name in quick succession are one step. */
  name: string;
  at: number;
  before: State;
}

/** The name of a step that is never merged with another one. */
export const SEPARATE_STEP = '';

/** The name of a change that belongs to the last step, such as what the editor fills in after it. */
export const LAST_STEP = 'last';

/** The name of the step of typing in a field, or of choosing a file for it. */
export const typingStep = (path: string, keys: Path): string => [path, ...keys].join('\n');

/** Longest pause, in ms, between two changes of one step. */
const MERGE_WINDOW = 1500;
/** How many steps can be undone. */
const MAX_STEPS = 200;

/** The states to go back to by undo, and forward to by redo. */
export class UndoHistory<State> {
  readonly #now: () => number;
  #done: Step<State>[] = [];
  /** The states after each undone step. */
  #undone: State[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** Adds a step, or continues the last one if it has the same name. */
  add(name: string, before: State): void {
    const at = this.#now();
    const last = this.#done.at(-1);
    const isTyping = last?.name === name && name !== SEPARATE_STEP && at - last.at < MERGE_WINDOW;
    if (last && (isTyping || name === LAST_STEP)) last.at = at;
    else this.#done = [...this.#done, { name, at, before }].slice(-MAX_STEPS);
    this.#undone = [];
  }

  /** Undoes the last step. @returns the state before it; undefined if there is none */
  undo(current: State): State | undefined {
    const step = this.#done.pop();
    if (!step) return undefined;
    this.#undone.push(current);
    // The next letter starts a new step.
    const previous = this.#done.at(-1);
    if (previous) previous.name = SEPARATE_STEP;
    return step.before;
  }

  /** Redoes the last undone step. @returns the state after it; undefined if there is none */
  redo(current: State): State | undefined {
    const after = this.#undone.pop();
    if (after) this.#done.push({ name: SEPARATE_STEP, at: this.#now(), before: current });
    return after;
  }

  clear(): void {
    [this.#done, this.#undone] = [[], []];
  }
}
