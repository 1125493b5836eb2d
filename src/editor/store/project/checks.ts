/**
 * The worker that checks the whole project, so that typing never waits for it: phone numbers, bank
 * accounts, links to parts of pages.
 */
import '../../no-eval.ts';
import '../../app/page-style.ts';
import { elementsNamed, parseHtml, textIn } from '#site/output/hosting';
import { decodeWith } from '../../app/character-reference.ts';
import { loadPhones } from '../../app/phones.ts';
import { pageIds } from '../../page/page-ids.ts';
import { TextFiles } from '../files/text-files.ts';
import { findMistakes } from './find-mistakes.ts';
import type { CheckRequest, CheckAnswer } from './worker-checks.ts';

/** First parts of the addresses that the site itself has; put here by the build. */
declare const RESERVED_SLUGS: string[];
/** Paths of the files that the site has beside its pages; put here by the build. */
declare const SITE_FILES: string[];

decodeWith((html) => elementsNamed(parseHtml(html), 'body').map(textIn).join(''));

const site = { files: new Set(SITE_FILES), reservedSlugs: new Set(RESERVED_SLUGS), idsOf: pageIds };
let published = new TextFiles();

addEventListener('message', ({ data, ports: [port] }: MessageEvent<CheckRequest>) => {
  const { changes } = data;
  if (data.published) published = new TextFiles(published.project.withAll(data.published));
  const texts = changes.reduce((all, [path, text]) => all.with(path, text), published);
  const paths = changes.map(([path]) => path);
  const answer = (message: CheckAnswer) => port?.postMessage(message);
  const find = async () => {
    await loadPhones();
    return findMistakes(published, texts, paths, site);
  };
  find().then(
    (mistakes) => answer({ mistakes }),
    (error: unknown) => answer({ failed: String(error) }),
  );
});
