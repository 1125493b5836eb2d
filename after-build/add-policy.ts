import { policyOf, setPolicy } from '../hosting/policy.ts';
import { deliveryOrigins } from '../src/contact/policy-origins.ts';
import type { PageStep } from './steps.ts';

/**
 * Gives a page its own Content Security Policy: its own scripts and styles, and the origins that
 * the settings let messages go to.
 */
export const addPolicy: PageStep = (page, { settings }) => {
  const worker = settings.keptOnDevice;
  setPolicy(page, policyOf(page, { ...deliveryOrigins(settings), worker }));
};
