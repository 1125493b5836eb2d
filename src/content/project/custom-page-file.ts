import { CUSTOM_PAGES_FOLDER } from '../files/content-files.ts';
import { hyphenated, WINDOWS_DEVICE } from '../text/stored-name.ts';

/** Names that hosts reserve: default pages, folders of the host. */
const RESERVED_BY_HOSTS =
  /^(index|404|[45]0\d|cgi-bin|server-(status|info)|cdn-cgi|webmail|cpanel|error|manual)$/;

/** The longest name of a custom page in addresses, in characters. */
export const MAX_SLUG_LENGTH = 60;

/** The pattern for the name of a custom page in addresses. */
export const PAGE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A sentence if a name in content/<language>/more cannot be used; undefined if it can. */
export function fileNameProblem(
  name: string,
  reservedSlugs: ReadonlySet<string>,
): string | undefined {
  // Some programs add an ending: `our-story.yaml.txt`.
  const address = name.replace(/(\.(ya?ml|md|txt))+~?$/i, '');
  if (!name.endsWith('.yaml'))
    return `Give the file a name that ends in ".yaml", such as ${address.toLowerCase()}.yaml; every file here is a page.`;
  if (!PAGE_NAME.test(address)) {
    const better = hyphenated(address);
    return `The name of the file is the address of the page: use small letters a to z, digits and hyphens between them${better ? `, such as ${better}.yaml` : ''}.`;
  }
  if (address.length > MAX_SLUG_LENGTH)
    return `The name of the file is the address of the page: it may have at most ${MAX_SLUG_LENGTH} characters.`;
  if (reservedSlugs.has(address))
    return `"/${address}" is an address that the site uses or may use itself; give the file another name.`;
  if (RESERVED_BY_HOSTS.test(address) || WINDOWS_DEVICE.test(address))
    return `"/${address}" is an address that hosts reserve; give the file another name.`;
  return undefined;
}

/** The folder of custom pages. The editor adds a slash for a page that was never saved. */
export const customPagesFolder = (code: string) => `content/${code}/${CUSTOM_PAGES_FOLDER}`;

/** The path of a custom page on the site, from the path of its file. */
export const pathOfPage = (file: string) => file.replace(/^.*(?=\/)|\.yaml$/g, '');
