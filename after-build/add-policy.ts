import { readFileSync } from 'node:fs';
import { policyOf, withPolicy } from '../hosting/policy.ts';
import { deliveryOrigins } from '../src/contact/policy-origins.ts';
import type { PageStep } from './steps.ts';

/**
 * Gives a page its own Content Security Policy: its own scripts and styles, and the addresses that the settings let
 * messages go to.
 */
export const addPolicy: PageStep = (html, { dist, settings }) => {
  const codeOf = (address: string) => readFileSync(new URL(`.${address}`, dist), 'utf8');
  return withPolicy(html, policyOf(html, { ...deliveryOrigins(settings), codeOf }));
};
