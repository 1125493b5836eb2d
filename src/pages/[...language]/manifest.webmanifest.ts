import type { APIRoute } from 'astro';
import { contentOf, languagePaths } from '../../content/loading/queries.ts';
import { manifest } from '../../head/manifest.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ code: string }> = async ({ props }) =>
  Response.json(manifest(await contentOf(props.code)));
