import { CUSTOM_PAGES_FOLDER } from '../fields/content-files.ts';

/** The folder of custom pages. The editor adds a slash for a page that was never saved. */
export const customPagesFolder = (code: string) => `content/${code}/${CUSTOM_PAGES_FOLDER}`;

/** The path of a custom page on the site, from the path of its file. */
export const pathOfPage = (file: string) => file.replace(/^.*(?=\/)|\.yaml$/g, '');
