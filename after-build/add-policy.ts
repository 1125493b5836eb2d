import { policyOf, setPolicy } from '../hosting/policy.ts';
import { deliveryOrigins } from '../src/contact/policy-origins.ts';
import type { PageStep } from './steps.ts';

/**
 * Sets the Content Security Policy of a page: its own scripts and styles, and the origins that
 * receive messages according to the settings.
 */
export const addPolicy: PageStep = (page, { settings }) => {
  const worker = settings.keptOnDevice;
  setPolicy(page, policyOf(page, { ...deliveryOrigins(settings), worker }));
};
