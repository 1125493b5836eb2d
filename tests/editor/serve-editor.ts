import { appPage } from '#editor/app/build.ts';
import { projectServer } from '#editor/publish/this-computer/project-server.ts';
import type { EditingService } from '#site/features/editing/schema.ts';
import { serve } from '../../tools/serve.ts';
import { folderWith } from '../support/folder-with.ts';
import { editorSite } from '../support/sites.ts';

/** What `npm run edit` puts into the address that it opens. */
export const TOKEN = 'a-token';

const NOT_BUILT = JSON.stringify({ head: '', at: new Date(0).toISOString() });

/** Serves the editor as a build has it. @param editing where it saves */
export const serveEditor = async (editing: EditingService | undefined, project?: URL) =>
  serve({
    dist: await editorSite(),
    over: folderWith({ 'admin/index.html': appPage(editing), 'admin/built.json': NOT_BUILT }),
    ...(project && { first: projectServer(project, TOKEN) }),
  });

/** Serves the editor of the project in a folder of this computer. */
export const serveProject = (project: URL) => serveEditor(undefined, project);
