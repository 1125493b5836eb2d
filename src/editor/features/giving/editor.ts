import { MODEL } from '#site/features';
import type { FeatureEditor } from '../../feature-editor.ts';
import { fieldRoute } from '../../shared/field-route.ts';

export const editor: FeatureEditor = {
  task: (texts) => ({
    name: 'giving',
    route: fieldRoute(texts, MODEL.pathOf('organisation', ''), ['donate']),
  }),
};
