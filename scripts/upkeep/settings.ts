/**
 * `npm run upkeep -- settings`: runs `npm test` on a copy with every setting filled in, so that no
 * test fails when the team goes live. Accepts the same words: `npm run upkeep -- settings built
 * journeys`.
 */
import { spawnSync } from 'node:child_process';
import { REAL_SETTINGS } from '../../tests/fixtures/real-settings.ts';
import { copySite } from '../../tests/support/site-copy.ts';
import { packageBin } from '../programs/package-bin.ts';

const copy = copySite(REAL_SETTINGS, { whole: true });
const inCopy = (...options: string[]) =>
  spawnSync(process.execPath, options, { cwd: copy, stdio: 'inherit' }).status ?? 1;

// The changes are made by a program; this formats them like the rest.
inCopy(packageBin('oxfmt'), 'content');
process.exitCode = inCopy('scripts/test.ts', ...process.argv.slice(2));
