import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isScalar, parseDocument, visit, type Document } from 'yaml';
import { filesUnder } from '../../src/core/project/read-project.ts';
import { lock } from '../bootstrap/lock.mjs';
import { UserError } from '../errors/failure.ts';
import { copyProject } from './copy-project.ts';
import { Fields } from './fields.ts';

const ROOT = new URL('../../', import.meta.url);
const CONTENT = new URL('example/content/', ROOT);
const FOLDER = new URL('.cache/example/', ROOT);

/** The folder of the built example. */
export const EXAMPLE_DIST = new URL('dist/', FOLDER);

/** The Monday of the week in which the example is written. */
const WRITTEN = Date.UTC(2027, 0, 4);
const DAY = 86_400_000;
const WEEK = 7 * DAY;

/** Its path in content/. */
const OWN_PAGE = /^[^/]+\/more\//;

/** A day, perhaps with a time after it. */
const STARTS_WITH_DAY = /^\d{4}-\d{2}-\d{2}(?=$| )/;

/** Moves every day of a file by whole weeks, so that it is as far from today as from that Monday. */
function moveDays(document: Document): void {
  const by = Math.floor((Date.now() - WRITTEN) / WEEK) * WEEK;
  const moved = (day: string) => new Date(Date.parse(day) + by).toISOString().slice(0, 10);
  visit(document, (_, node) => {
    if (isScalar(node) && typeof node.value === 'string')
      node.value = node.value.replace(STARTS_WITH_DAY, moved);
  });
}

/** Copies the project with the example's facts and own pages; its words are set in the files. */
export function writeExample(folder: URL): void {
  copyProject(fileURLToPath(folder));
  const own = filesUnder(new URL('content/', folder)).filter((path) => OWN_PAGE.test(path));
  const paths = filesUnder(CONTENT);
  for (const path of own) if (!paths.includes(path)) rmSync(new URL(`content/${path}`, folder));
  for (const path of paths) {
    const [from, to] = [new URL(path, CONTENT), new URL(`content/${path}`, folder)];
    mkdirSync(new URL('.', to), { recursive: true });
    if (!path.endsWith('.yaml')) {
      cpSync(from, to);
      continue;
    }
    const document = parseDocument(readFileSync(from, 'utf8'));
    moveDays(document);
    const values: unknown = document.toJS();
    if (!(values instanceof Object)) throw new Error(`example/content/${path} has no fields.`);
    const isFact = !path.includes('/');
    const before = !isFact && existsSync(to) ? readFileSync(to, 'utf8') : '';
    writeFileSync(to, new Fields(values).setIn(before));
  }
}

/**
 * Builds the site with everything switched on.
 * @param facts that differ from the example's; undefined leaves one out
 * @throws UserError with what the build said
 */
export async function buildExample(facts: object = {}): Promise<URL> {
  const unlock = await lock('example');
  console.error('Building the example, with everything switched on …');
  writeExample(FOLDER);
  const place = new URL('content/organisation.yaml', FOLDER);
  writeFileSync(place, new Fields(facts).setIn(readFileSync(place, 'utf8')));
  const child = spawn(process.execPath, ['scripts/build.ts'], {
    cwd: FOLDER,
    env: { ...process.env, NOINDEX: '1' },
    // What it warns of is meant for a site that goes online.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const stop = () => child.kill();
  process.on('exit', stop);
  const code = await once(child, 'close').then(([status]: (number | string | null)[]) => status);
  process.off('exit', stop);
  unlock();
  if (code !== 0) throw new UserError(`The example could not be built.\n${await said}`);
  return EXAMPLE_DIST;
}
