import type { Feature } from '../../core/feature.ts';

/** The accessibility statement, a page of its own. */
export const accessibility: Feature = {
  name: 'accessibility',
  routes: [
    {
      pattern: '/[...language]/accessibility',
      entrypoint: './src/features/accessibility/route.astro',
      isUsed: (project) =>
        project.data('organisation', '')?.accessibilityStatement.publish ?? false,
    },
  ],
};
