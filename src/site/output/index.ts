export type { FeatureBuild } from './feature-build.ts';
export { EDITOR_FOLDER } from './pages.ts';
export { type Policy, policyText } from './hosting/policy.ts';
