import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../editor/app/build.ts';
import { folderWith } from '../support/folder-with.ts';
import { ROOT } from '../support/root.ts';
import { builtOnce } from '../support/shared-build.ts';

/** A page of the site, for what the server says of its policy. */
const EMPTY_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'"><title>Site</title></html>';

let built: Promise<URL> | undefined;

/** A folder of a site with the editor in it, built once. */
export const siteWithApp = (): Promise<URL> => (built ??= builtOnce('editor', buildSite));

async function buildSite(): Promise<URL> {
  const page = { 'index.html': EMPTY_PAGE, '404.html': EMPTY_PAGE };
  const state = JSON.stringify({ head: '', at: new Date(0).toISOString() });
  const icon = readFileSync(join(ROOT, 'content/images/logo.svg'));
  const folder = folderWith({ ...page, 'favicon.svg': icon, 'admin/built.json': state });
  await buildApp(new URL('admin/', folder));
  return folder;
}
