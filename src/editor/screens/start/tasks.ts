import { MODEL } from '#site/features';
import { FEATURE_EDITORS } from '../../feature-editor.ts';
import { fieldRoute } from '../../shared/field-route.ts';
import type { OpenProject } from '../../store/files/open-project.ts';
import type { Task } from './task.ts';

/** The tasks besides changing texts: those of features first. */
export function tasksOf(texts: OpenProject): Task[] {
  const facts = fieldRoute(texts, MODEL.pathOf('organisation', ''), []);
  return [
    ...FEATURE_EDITORS.flatMap(({ task }) => task?.(texts) ?? []),
    { name: 'picture', route: fieldRoute(texts, MODEL.pathOf('pictures', ''), []) },
    { name: 'translate', route: { screen: 'translate' } },
    { name: 'pages', route: { screen: 'pages' } },
    { name: 'settings', route: { ...facts, page: 'home' } },
  ];
}
