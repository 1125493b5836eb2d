// The settings for the script of a contact form that delivers.
import type { APIRoute } from 'astro';
import { settingsFile } from '../contact/settings-file.ts';
import { contentOf } from '../content/load.ts';

export async function getStaticPaths() {
  const settings = settingsFile(await contentOf('en'));
  if (!settings) return [];
  return [{ params: { contactSettings: settings.address.slice(1) }, props: settings }];
}

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
