// Files that only some settings ask for: /.well-known/security.txt, calendars such as
// /fr/dates.ics, and what the script of a delivering contact form reads, /_astro/1a2b3c4d.json.
import type { APIRoute } from 'astro';
import { settingsFile } from '../features/delivery/settings-file.ts';
import { contentOf, publishedLanguages } from '../loading/queries.ts';
import { calendarFiles } from '../features/dates/calendar.ts';
import { securityFile } from '../features/security/security-txt.ts';

export async function getStaticPaths() {
  const languages = await publishedLanguages();
  const contents = await Promise.all(languages.map(({ code }) => contentOf(code)));
  const files = [
    ...contents.slice(0, 1).map(securityFile),
    ...contents.map(settingsFile),
    ...contents.flatMap(calendarFiles),
  ];
  return files
    .filter((file) => file !== undefined)
    .map(({ path, text }) => ({ params: { file: path.slice(1) }, props: { text } }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
