import type { Page } from '@playwright/test';
import { contactForm } from './delivering.ts';
import type { EndpointServer } from './endpoint-server.ts';

/** What became of the messages that were submitted under one fault. */
export interface Row {
  fault: string;
  submitted: number;
  arrived: number;
  kept: number;
  lost: number;
  doubled: number;
}

const HEADS = ['fault', 'submitted', 'arrived', 'kept', 'lost', 'doubled'] as const;
const rows: Row[] = [];

/** Texts that the visitor can see: in the list of waiting messages, or in the form. */
async function textsInSight(page: Page): Promise<string[]> {
  const { message, waiting } = contactForm(page);
  const texts = await waiting.getByRole('listitem').allInnerTexts();
  return [...texts, await message.inputValue()];
}

/** Counts what became of the messages, and adds it to the table. */
export async function account(
  fault: string,
  texts: readonly string[],
  endpoint: EndpointServer,
  page: Page,
): Promise<Row> {
  const seen = await textsInSight(page);
  const fates = texts.map((text) => ({
    arrived: endpoint.arrived().filter(({ fields }) => fields['message'] === text).length,
    kept: seen.some((words) => words.includes(text)),
  }));
  const row = {
    fault,
    submitted: texts.length,
    arrived: fates.filter(({ arrived }) => arrived > 0).length,
    kept: fates.filter(({ kept }) => kept).length,
    lost: fates.filter(({ arrived, kept }) => arrived === 0 && !kept).length,
    doubled: fates.filter(({ arrived }) => arrived > 1).length,
  };
  rows.push(row);
  return row;
}

/** The table, a line for each fault. */
export function faultTable(): string {
  const width = Math.max(...rows.map(({ fault }) => fault.length));
  const line = ([fault, ...counts]: (string | number)[]) =>
    `    ${String(fault).padEnd(width)}${counts.map((count) => String(count).padStart(10)).join('')}`;
  return [line([...HEADS]), ...rows.map((row) => line(HEADS.map((head) => row[head])))].join('\n');
}
