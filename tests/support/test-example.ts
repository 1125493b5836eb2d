import { exampleSite, LONGEST } from './sites.ts';
import { test } from './test.ts';

/** The facts of the example that its words name. */
export const EXAMPLE = {
  organisation: LONGEST.name,
  founder: 'Emeka Example',
  email: 'support@example.alt',
};

/** The `test` for the example with everything on. */
export const testExample = test.extend({
  dist: [
    async ({}, use) => use(await exampleSite()),
    // A build takes longer on a busy machine.
    { scope: 'test', timeout: 180_000 },
  ],
});
