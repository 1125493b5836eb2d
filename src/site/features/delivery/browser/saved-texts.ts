/**
 * Stores the texts of visitors on this device: drafts, and messages that wait to be sent. No other
 * module reads or writes them.
 */
import { KEPT_DAYS, type MessageFields } from '../fields.ts';

export interface SavedText {
  /** Idempotency key: the same for every attempt to send this text. */
  id: string;
  /** When it was last changed, ms since 1970. */
  at: number;
  /** Whether the page sends it by itself; otherwise it is a draft. */
  waiting: boolean;
  fields: MessageFields;
}

/** Safari before 15.4 has no Web Locks, contrary to its type. */
declare const navigator: Partial<Navigator>;

const PREFIX = 'contact-text:';

/** Name of the lock (Web Locks) of the tab that is sending a text. */
export const lockName = (id: string) => PREFIX + id;

/** Texts that the device could not store; they last until the page is closed. */
const memory = new Map<string, SavedText>();

/** Runs `work`; undefined if it throws, as any use of a blocked storage does. */
export function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** The text with this id; undefined once it was sent or deleted. */
export const readText = (id: string): SavedText | undefined =>
  memory.get(id) ?? tryTo(() => JSON.parse(localStorage.getItem(PREFIX + id) ?? '') as SavedText);

/** Whether the text survives the page; if not, it must stay in the form. */
export const isOnDevice = (id: string) => !memory.has(id) && readText(id) !== undefined;

export function saveText(text: SavedText): void {
  memory.set(text.id, text);
  // Without Web Locks another tab could send it again, so it stays in the memory of this page.
  if (text.waiting && !navigator.locks) return;
  tryTo(() => {
    localStorage.setItem(PREFIX + text.id, JSON.stringify(text));
    memory.delete(text.id);
  });
}

export function removeText(id: string): void {
  memory.delete(id);
  tryTo(() => localStorage.removeItem(PREFIX + id));
}

/** All texts, oldest first. */
export function savedTexts(): SavedText[] {
  const keys = Object.keys(tryTo(() => localStorage) ?? {});
  const ids = keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  const texts = [...new Set([...memory.keys(), ...ids])].flatMap((id) => readText(id) ?? []);
  return texts.sort((first, second) => first.at - second.at);
}

/** Deletes the texts that are too old. @returns the messages among them, which nobody has sent */
export function removeExpired(): SavedText[] {
  const expired = savedTexts().filter(({ at }) => Date.now() - at > KEPT_DAYS * 86_400_000);
  for (const { id } of expired) removeText(id);
  return expired.filter(({ waiting }) => waiting);
}

/** Remembers the text in the form of this tab, for a reload or a tab that is opened again. */
export function rememberText(id: string): void {
  tryTo(() => sessionStorage.setItem(PREFIX, id));
}

/** The text that this tab had in its form. */
export const rememberedText = () => readText(tryTo(() => sessionStorage.getItem(PREFIX)) ?? '');
