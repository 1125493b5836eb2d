export { addressInValue, fieldIssues } from './field-issues.ts';
export type { LaunchFacts, LaunchIssue } from './issue.ts';
export { blockersFirst, launchIssues } from './launch-issues.ts';
export { fieldsOfProject, type LocatedField } from './placed-fields.ts';
export { samplesIn } from './shipped.ts';
