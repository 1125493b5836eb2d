import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOnDevice, readText, removeText, saveText, savedTexts } from './saved-texts.ts';

const fields = { name: '', email: '', phone: '', message: 'Hello' };
const WAITING = { id: 'waits', at: Date.now(), waiting: true, fields };
const DRAFT = { id: 'draft', at: Date.now(), waiting: false, fields };

/** A device with or without room and Web Locks. */
function setDevice({ isFull = false, hasLocks = true }): void {
  const stored: Record<string, unknown> = {};
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: {
      value: (key: string, text: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        stored[key] = text;
      },
    },
    removeItem: { value: (key: string) => Reflect.deleteProperty(stored, key) },
  });
  Object.defineProperty(globalThis, 'localStorage', { value: stored, configurable: true });
  const navigator = hasLocks ? { locks: {} } : {};
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
}

for (const [device, isStored] of [
  [{}, [true, true]],
  [{ isFull: true }, [false, false]],
  // Another tab could send what waits, too.
  [{ hasLocks: false }, [false, true]],
] as const)
  test(`keeps texts on the device or until the page is closed: ${JSON.stringify(device)}`, () => {
    setDevice(device);
    for (const text of [WAITING, DRAFT]) saveText(text);
    assert.deepEqual(
      [WAITING, DRAFT].map(({ id }) => isOnDevice(id)),
      isStored,
    );
    assert.deepEqual(readText(WAITING.id), WAITING);
    assert.deepEqual(
      savedTexts()
        .map(({ id }) => id)
        .toSorted(),
      ['draft', 'waits'],
    );
    for (const { id } of [WAITING, DRAFT]) removeText(id);
    assert.deepEqual(savedTexts(), []);
  });
