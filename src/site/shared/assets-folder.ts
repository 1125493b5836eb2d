/** The folder of a build for files whose names contain a hash of their content. */
export const ASSETS_FOLDER = '_astro';
