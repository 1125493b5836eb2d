import { MAX_SLUG_LENGTH, PAGE_NAME, fileNameProblem, customPagesFolder } from '#content/project';
import { storedName } from '#content/text';
import { MODEL } from '#site/features';
import { titleFrom } from '../../form/renamed.ts';
import { newFileText } from '../../store/files/file-schema.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import { storedText } from '../../store/files/stored-text.ts';

/** The file of a custom page. @param code its language (BCP 47) */
export const fileOfPage = (code: string, address: string) =>
  `${customPagesFolder(code)}/${address}.yaml`;

/**
 * The problem of the address of a new page; undefined if it can be used.
 * @param usedAddresses the first segments of addresses that the site itself uses
 */
export function newAddressProblem(
  texts: OpenProject,
  code: string,
  address: string,
  usedAddresses: ReadonlySet<string>,
): 'form' | 'taken' | 'reserved' | undefined {
  if (!PAGE_NAME.test(address) || address.length > MAX_SLUG_LENGTH) return 'form';
  if (texts.has(fileOfPage(code, address))) return 'taken';
  const names = new Set([...usedAddresses, ...texts.codes()]);
  return fileNameProblem(`${address}.yaml`, names) === undefined ? undefined : 'reserved';
}

/** Makes a unique address from the heading of a new page. */
export function addressFor(
  texts: OpenProject,
  code: string,
  heading: string,
  usedAddresses: ReadonlySet<string>,
): string {
  // `storedName` would take what follows a dot for a file extension.
  const words = storedName(heading.replaceAll('.', ' '), 'page');
  const short = words.slice(0, MAX_SLUG_LENGTH - 3).replace(/-+$/, '');
  let address = words.length > MAX_SLUG_LENGTH ? short : words;
  for (let count = 2; newAddressProblem(texts, code, address, usedAddresses); count += 1)
    address = `${short}-${count}`;
  return address;
}

/** The fields of a new page. */
interface NewPage {
  heading: string;
  /** For search results and shared links. */
  description: string;
  /** For a post: its date, as year-month-day. */
  day?: string | undefined;
  /** The kind of the first block; undefined for a text. */
  block?: string | undefined;
  isDraft: boolean;
}

/** The YAML of a new page: its head and the first block. @param path its file */
export function textOfPage(texts: OpenProject, path: string, page: NewPage) {
  const { heading, description, day, block, isDraft } = page;
  const kind = MODEL.kinds.find(({ name }) => name === block);
  const content = texts.content(MODEL.fileInfoOf(path).code);
  const listHeading = content && kind?.headingIn?.(content);
  const data = {
    publish: !isDraft,
    title: titleFrom(heading),
    description,
    ...(day !== undefined && { date: day }),
    heading,
    blocks: [
      kind ? { block, ...(listHeading && { heading: listHeading }) } : { block: 'text', text: '' },
    ],
  };
  return storedText(path, newFileText(path), data);
}
