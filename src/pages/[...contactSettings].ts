// The settings for the script of a delivering contact form, one file for each language.
import type { APIRoute } from 'astro';
import { settingsFile } from '../contact/settings-file.ts';
import { contentOf, publishedLanguages } from '../content/loading/queries.ts';

export async function getStaticPaths() {
  const languages = await publishedLanguages();
  const contents = await Promise.all(languages.map(({ code }) => contentOf(code)));
  return contents
    .flatMap((content) => settingsFile(content) ?? [])
    .map((settings) => ({
      params: { contactSettings: settings.address.slice(1) },
      props: settings,
    }));
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
