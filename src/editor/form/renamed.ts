import { fieldsOf, MAX_TITLE_LENGTH, type Path } from '#content/fields';
import { pathOfPage } from '#content/project';
import { MODEL } from '#site/features';
import { textOf } from '../store/data/values.ts';
import { fileFieldAt } from '../store/files/file-schema.ts';
import type { OpenProject } from '../store/files/open-project.ts';
import { WORDS } from '../words/words.ts';
import { pairOf } from './pairs.ts';

const words = WORDS.pages;

const AFTER_HEADING = ' – {organisation}';

/** The title in the browser that a page gets from its heading. */
export const titleFrom = (heading: string): string =>
  heading.length + AFTER_HEADING.length > MAX_TITLE_LENGTH ? heading : heading + AFTER_HEADING;

/** A text that was the same as the heading of a page, and still is as that was. */
interface OldText {
  path: string;
  keys: Path;
  /** Where visitors see it. */
  place: string;
  /** The text with the new heading. */
  next: string;
}

/**
 * The texts that still have the old heading of a custom page: its title in the browser, and links to
 * it in the menu and the footer.
 */
export function textsOfOldHeading(texts: OpenProject, textsBefore: OpenProject, path: string) {
  const title = textOf(texts.value(path, ['title']));
  const old = textOf(textsBefore.value(path, ['heading']));
  const heading = textOf(texts.value(path, ['heading']));
  if (old === '' || heading === '' || old === heading) return { old, leftovers: [] };
  const leftovers: OldText[] = [];
  if (title === titleFrom(old) || title === old)
    leftovers.push({ path, keys: ['title'], place: words.titleName, next: titleFrom(heading) });
  const site = MODEL.pathOf('site', MODEL.fileInfoOf(path).code);
  for (const { path: keys, value } of fieldsOf(fileFieldAt(site), texts.formValues(site))) {
    const beside = textOf(texts.value(site, [...keys.slice(0, -1), 'href']));
    const address = beside || pairOf(texts, site, keys)?.value;
    const place = keys[0] === 'header' ? words.menuName : words.footerName;
    if (value === old && address === pathOfPage(path))
      leftovers.push({ path: site, keys, place, next: heading });
  }
  return { old, leftovers };
}
