import type { Feature } from '../../core/feature.ts';
import { endpointOf } from './endpoint-of.ts';

/** How the messages of visitors reach the team. */
export const delivery: Feature = {
  name: 'delivery',
  routes: [
    {
      pattern: '/[...language]/thank-you',
      entrypoint: './src/features/delivery/thank-you.astro',
      isUsed: (project) => {
        const settings = project.data('organisation', '');
        return settings !== undefined && endpointOf(settings.contact.delivery) !== undefined;
      },
    },
  ],
};
