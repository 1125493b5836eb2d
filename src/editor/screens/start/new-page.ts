import { ADDRESS, fileNameProblem, customPagesFolder } from '#content/project';
import { storedName } from '#content/text';
import { MODEL } from '#site/features';
import { fileHandlerAt } from '../../store/files/file-handler.ts';
import type { TextFiles } from '../../store/files/text-files.ts';

/** So long may an address be, in characters. */
const LONGEST = 60;

/** The file of a page. @param code its language (BCP 47) */
export const fileOfPage = (code: string, address: string) =>
  `${customPagesFolder(code)}/${address}.yaml`;

/**
 * What is wrong with the address of a new page; undefined if nothing is.
 * @param usedAddresses first parts of the addresses that the site itself has
 */
export function newAddressProblem(
  texts: TextFiles,
  code: string,
  address: string,
  usedAddresses: ReadonlySet<string>,
): 'form' | 'taken' | 'reserved' | undefined {
  if (!ADDRESS.test(address) || address.length > LONGEST) return 'form';
  if (texts.has(fileOfPage(code, address))) return 'taken';
  const names = new Set([...usedAddresses, ...texts.project.codes()]);
  return fileNameProblem(`${address}.yaml`, names) === undefined ? undefined : 'reserved';
}

/** The address that is made of the heading of a new page: one that no other page has. */
export function addressFor(
  texts: TextFiles,
  code: string,
  heading: string,
  usedAddresses: ReadonlySet<string>,
): string {
  // No dot in it is that of an ending.
  const words = storedName(heading.replaceAll('.', ' '), 'page');
  const short = words.slice(0, LONGEST - 3).replace(/-+$/, '');
  let address = words.length > LONGEST ? short : words;
  for (let count = 2; newAddressProblem(texts, code, address, usedAddresses); count += 1)
    address = `${short}-${count}`;
  return address;
}

/** What somebody says of a new page. */
export interface NewPage {
  heading: string;
  /** For search results and shared links. */
  description: string;
  /** Year-month-day: then it is a post. */
  day?: string | undefined;
  /** The kind of the block that it begins with; undefined for a text. */
  block?: string | undefined;
  isDraft: boolean;
}

/** What the file of a new page says. @param path of the file */
export function textOfPage(path: string, { heading, description, day, block, isDraft }: NewPage) {
  const { begin, textWith } = fileHandlerAt(path);
  const long = `${heading} – {organisation}`;
  const isList = block !== undefined && MODEL.kinds.some(({ name }) => name === block);
  const data = {
    publish: !isDraft,
    title: long.length > LONGEST ? heading : long,
    description,
    ...(day !== undefined && { date: day }),
    heading,
    blocks: [isList ? { block, heading } : { block: 'text', text: '' }],
  };
  return textWith(begin, data);
}
