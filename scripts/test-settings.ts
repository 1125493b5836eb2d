/**
 * `npm run upkeep -- settings`: `npm test` on a copy in which every setting is filled in, so that
 * nothing turns red when the team goes live. Takes the same words: `npm run upkeep -- settings --
 * built journeys`.
 */
import { spawnSync } from 'node:child_process';
import { REAL_SETTINGS } from '../tests/fixtures/real-settings.ts';
import { copySite } from '../tests/support/site-copy.ts';
import { packageBin } from './package-bin.ts';

const copy = copySite(REAL_SETTINGS, { whole: true });
const inCopy = (...options: string[]) =>
  spawnSync(process.execPath, options, { cwd: copy, stdio: 'inherit' }).status ?? 1;

// Settings are written by a machine here: as people write them only after this.
inCopy(packageBin('oxfmt'), 'content');
process.exitCode = inCopy('scripts/test.ts', ...process.argv.slice(2));
