export { filesUnder, outsideProblems, readProject } from './read-project.ts';
export { readSite, type Site } from './read-site.ts';
export { samplePictures } from './sample-pictures.ts';
