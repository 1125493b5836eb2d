export type { FeatureBuild } from './feature-build.ts';
export { EDITOR_FOLDER } from './hosting/pages.ts';
export { type Policy, policyText } from './hosting/policy.ts';
