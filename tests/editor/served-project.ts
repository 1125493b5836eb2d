import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectServer } from '../../editor/this-computer/project-server.ts';
import { serve } from '../../scripts/serve.ts';
import { siteWithApp } from './site-with-app.ts';

const TOKEN = 'a-token';
/** Where the editor opens, with what the server asks for. */
export const EDITOR = `/admin/#token=${TOKEN}`;

/** Serves a copy of the project with its editor, for other programs than `npm test`. */
export async function servedProject() {
  const project = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'project-'))}/`);
  cpSync('content', new URL('content/', project), { recursive: true });
  const dist = await siteWithApp();
  return { project, ...(await serve({ dist, first: projectServer(project, TOKEN) })) };
}
