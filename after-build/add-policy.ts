import { readFileSync } from 'node:fs';
import { policyOf, setPolicy } from '../hosting/policy.ts';
import { deliveryOrigins } from '../src/contact/policy-origins.ts';
import type { PageStep } from './steps.ts';

/**
 * Gives a page its own Content Security Policy: its own scripts and styles, and the origins that
 * the settings let messages go to.
 */
export const addPolicy: PageStep = (page, { dist, settings }) => {
  const codeOf = (address: string) => readFileSync(new URL(`.${address}`, dist), 'utf8');
  setPolicy(page, policyOf(page, { ...deliveryOrigins(settings), codeOf }));
};
