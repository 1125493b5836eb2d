import type { Locator } from '@playwright/test';
import { expect } from '../support/test.ts';

/** Chooses from a list as a keyboard does: by the first letters of a name. */
export async function chooseByLetters(list: Locator, name: string, value: string): Promise<void> {
  await list.focus();
  await list.page().keyboard.type(name);
  await expect(list).toHaveValue(value);
}
