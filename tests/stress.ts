/**
 * `npm run stress -- faults`, `people` or `devices`: publishes despite every fault of the service,
 * and in many random orders. COUNT (500) and SEED (1) set how many orders, and which are the first.
 */
import { editTogether } from './editor/stress/devices.ts';
import { everyFault, publishDespite } from './editor/stress/faults.ts';
import { publishTogether } from './editor/stress/people.ts';

const COUNT = Number(process.env['COUNT'] ?? 500);
const SEED = Number(process.env['SEED'] ?? 1);
const seeds = Array.from({ length: COUNT }, (_, index) => SEED + index);

const RUNS: Record<string, () => [name: string, run: () => Promise<unknown>][]> = {
  faults: () =>
    everyFault().map((fault) => [JSON.stringify(fault), async () => publishDespite(fault)]),
  people: () => seeds.map((seed) => [`seed ${seed}`, async () => publishTogether(seed)]),
  devices: () => seeds.map((seed) => [`seed ${seed}`, async () => editTogether(seed)]),
};

const [, , kind = ''] = process.argv;
const runs = RUNS[kind]?.();
if (!runs) throw new Error(`Choose one of ${Object.keys(RUNS).join(', ')}.`);
let failed = 0;
for (const [name, run] of runs)
  await run().catch((error: unknown) => {
    failed += 1;
    console.error(name, error);
  });
console.log(`${runs.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
