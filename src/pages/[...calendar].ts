// The calendars of each language, and a file for each date.
import type { APIRoute } from 'astro';
import { contentOf, publishedLanguages } from '../content/loading/queries.ts';
import { calendarFiles } from '../dates/calendar.ts';

export async function getStaticPaths() {
  const languages = await publishedLanguages();
  const contents = await Promise.all(languages.map(({ code }) => contentOf(code)));
  return contents.flatMap(calendarFiles).map(({ path, text }) => ({
    params: { calendar: path.slice(1) },
    props: { text },
  }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
