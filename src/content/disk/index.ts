export { filesUnder, outsideProblems, readProject } from './read-project.ts';
export * from './read-site.ts';
export * from './sample-pictures.ts';
