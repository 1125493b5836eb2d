/**
 * Writes the editor: `node editor/write.ts FOLDER SETTING`, an address that starts with file: and
 * JSON.
 */
import type { EditingService } from './schema.ts';
import { buildEditor } from './build.ts';

const [folder = '', setting = ''] = process.argv.slice(2);
await buildEditor(new URL(folder), JSON.parse(setting) as EditingService);
