/**
 * Writes the editor: `node editor/write.ts FOLDER SETTING`, an address that starts with file: and
 * JSON.
 */
import { buildApp } from './app/build.ts';
import { buildEditor } from './build.ts';
import type { EditingService } from './schema.ts';
import { writeExchange } from './sign-in/write-exchange.ts';
import { IS_TYPED_ON_PAGE } from './which.ts';

const [address = '', setting = ''] = process.argv.slice(2);
const [folder, editing] = [new URL(address), JSON.parse(setting) as EditingService];
if (IS_TYPED_ON_PAGE) {
  await buildApp(folder, editing);
  await writeExchange(new URL('../../', folder), editing);
} else await buildEditor(folder, editing);
