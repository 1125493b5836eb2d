import { MORE } from '#content/project';
import { MODEL } from '#site/features';
import type { FeatureEditor } from '../../feature-editor.ts';
import {
  HAS_OWN_PAGES,
  isBlockShown,
  newPage,
  type Task,
  type TaskLink,
} from '../../screens/start/task.ts';
import { fieldRoute } from '../../shared/field-route.ts';
import { lazyComponent } from '../../shared/lazy-component.ts';
import type { OpenProject } from '../../store/files/open-project.ts';

/** Adds a date after the others. */
function addDate(texts: OpenProject): Task {
  const { first } = texts;
  const path = MODEL.pathOf('dates', first);
  const dates = texts.value(path, ['dates']);
  const next = Array.isArray(dates) ? dates.length : 0;
  const onHome = fieldRoute(texts, MODEL.pathOf('home', first), [MORE]);
  const links: TaskLink[] = [{ name: 'showOnHome', route: onHome }];
  if (HAS_OWN_PAGES) links.push({ name: 'makeDates', route: newPage('dates') });
  return {
    name: 'workshop',
    route: fieldRoute(texts, path, ['dates', next]),
    isNew: true,
    unseen: isBlockShown(texts, 'dates') ? undefined : { why: 'noDates', links },
  };
}

export const editor: FeatureEditor = {
  controls: {
    when: lazyComponent(() => import('./WhenControl.tsx')),
    repeats: lazyComponent(() => import('./RepeatsControl.tsx')),
    exceptions: lazyComponent(() => import('./ExceptionsControl.tsx')),
    zone: lazyComponent(() => import('./ZoneControl.tsx')),
    topic: lazyComponent(() => import('./TopicControl.tsx')),
  },
  grouped: ['when', 'repeats'],
  task: addDate,
};
