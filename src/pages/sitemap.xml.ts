import { pathIn } from '../content/languages/language.ts';
import { contentOf, ownVersions, publishedLanguages } from '../content/loading/queries.ts';
import { listedPages } from '../content/site-pages.ts';
import { sitemap } from '../head/sitemap.ts';

export async function GET(): Promise<Response> {
  const languages = await publishedLanguages();
  const content = await contentOf(languages[0]?.code ?? '');
  const paths = listedPages(content).map(([, path]) => path);
  const pages = paths.map((path) =>
    languages.map(({ code, root }) => ({ code, path: pathIn(root, path) })),
  );
  return new Response(
    sitemap([...pages, ...(await ownVersions())], content.organisation.siteAddress),
  );
}
