export { filesUnder, outsideProblems, readProject } from './read-project.ts';
export { readSite } from './read-site.ts';
export { samplePictures } from './sample-pictures.ts';
