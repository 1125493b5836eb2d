export * from './fragment-problems.ts';
export { linksIn } from './links.ts';
export * from './project-problems.ts';
