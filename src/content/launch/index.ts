export { addressInValue } from './field-issues.ts';
export * from './launch-issues.ts';
export { locatedFieldsOf } from './located-fields.ts';
export { samplesIn } from './shipped.ts';
export { isOfStep, type LaunchStep, launchSteps } from './steps.ts';
export * from './unlinked-issues.ts';
