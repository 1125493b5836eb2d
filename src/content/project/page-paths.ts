import { CUSTOM_PAGES_FOLDER } from '../fields/content-files.ts';

/** The folder of own pages. With a slash at its end it stands for a page that was never saved. */
export const customPagesFolder = (code: string) => `content/${code}/${CUSTOM_PAGES_FOLDER}`;

/** The path of an own page on the site, by that of its file. */
export const pathOfPage = (file: string) => file.replace(/^.*(?=\/)|\.yaml$/g, '');
