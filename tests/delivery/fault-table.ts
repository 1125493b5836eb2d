import { expect, type Page } from '@playwright/test';
import { contactForm } from './delivery-site.ts';
import type { EndpointServer } from './endpoint-server.ts';

/** The outcome of the messages that were submitted under each fault. */
const rows: object[] = [];

/**
 * Adds a row to the table, and expects that no message is lost or doubled.
 * @param expected how many messages arrived, and how many the visitor can see
 */
export async function expectNothingLost(
  page: Page,
  endpoint: EndpointServer,
  fault: string,
  texts: readonly string[],
  expected: { arrived?: number; seen?: number } = {},
): Promise<void> {
  const { message, waiting } = contactForm(page);
  const listed = await waiting.getByRole('listitem').allInnerTexts();
  const shown = [...listed, await message.inputValue()];
  const outcomes = texts.map((text) => ({
    arrived: endpoint.arrived().filter(({ fields }) => fields['message'] === text).length,
    seen: shown.some((words) => words.includes(text)),
  }));
  const row = {
    fault,
    submitted: texts.length,
    arrived: outcomes.filter(({ arrived }) => arrived > 0).length,
    seen: outcomes.filter(({ seen }) => seen).length,
    lost: outcomes.filter(({ arrived, seen }) => arrived === 0 && !seen).length,
    doubled: outcomes.filter(({ arrived }) => arrived > 1).length,
  };
  rows.push(row);
  expect(row).toMatchObject({ lost: 0, doubled: 0, ...expected });
}

/** Prints the table, a line for each fault. */
export const printTable = () => console.table(rows);
