export { fragmentProblems } from './fragment-problems.ts';
export { linksIn } from './links.ts';
export { checkProject, projectProblems, type Site } from './project-problems.ts';
