import { useMemo, useState } from 'react';
import { launchSteps, type LaunchStep } from '#content/launch';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { GITHUB } from '../../repositories/github-addresses.ts';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { fieldRoute } from '../../shared/field-route.ts';
import { Icon } from '../../shared/Icon.tsx';
import { routeAddress } from '../../shared/route.ts';
import { RouteLink } from '../../shared/Screen.tsx';
import { textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { SAMPLES, useMissing } from '../missing/use-missing.ts';
import { localDay } from './local-day.ts';

/** A step: a link to its field, and what somebody still has to check and tick. */
function Step({ step, title }: { step: LaunchStep; title: string }) {
  const { workspace } = useEditor();
  const texts = useTexts();
  const { isDone, why, field, toSee } = step;
  const repository = texts.value(MODEL.pathOf('organisation', ''), ['editing', 'repository']);
  // As long as the project is not at GitHub, `npm run edit` serves the paper.
  const guide = repository
    ? `${GITHUB.address}/${textOf(repository)}/blob/HEAD/docs/live.md`
    : 'live.txt';
  const link = field
    ? { href: routeAddress(fieldRoute(texts, field.file, field.path)) }
    : { href: guide, target: '_blank', rel: 'noopener' };
  return (
    <>
      <a className="choice" {...link}>
        <span>
          {isDone && <Icon name="done" />} {title}
        </span>{' '}
        <small>{isDone ? WORDS.missing.done : why}</small>
      </a>
      {toSee && (
        <label className="check">
          <input
            type="checkbox"
            checked={false}
            onChange={() => workspace.set(toSee.file, toSee.path, localDay())}
          />
          {toSee.what}
        </label>
      )}
    </>
  );
}

/**
 * The next step to a live site, the others, which are folded once one is done, and how much else is
 * missing; one line once all are done.
 */
export function LaunchSteps() {
  const texts = useTexts();
  const steps = useMemo(() => launchSteps(texts, SAMPLES), [texts]);
  const later = useMissing()?.length;
  const count = String(steps.length);
  // Shown before the count is known, so that nothing below it moves under a finger.
  const laterLink = later !== 0 && (
    <RouteLink to={{ screen: 'missing' }}>
      {fill(WORDS.missing.later, { count: String(later ?? '…') })}
    </RouteLink>
  );
  const open = steps.filter(({ isDone }) => !isDone);
  const done = steps.filter(({ isDone }) => isDone);
  // Folded, because what the team comes for every day is below. A step that is ticked folds nothing
  // under a finger.
  const [wasUnfolded] = useState(done.length === 0);
  if (open.length === 0)
    return (
      <p className="row">
        {steps.length > 0 && fill(WORDS.start.allLive, { count })} {laterLink}
      </p>
    );
  const rows = (list: readonly LaunchStep[]) => (
    <ul className="rows">
      {list.map((step) => (
        <li key={step.name}>
          <Step step={step} title={`${steps.indexOf(step) + 1}. ${step.name}`} />
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h2>{fill(WORDS.start.live, { count })}</h2>
      {rows(open.slice(0, 1))}
      <details open={wasUnfolded}>
        <summary>{fill(WORDS.start.otherSteps, { done: String(done.length), count })}</summary>
        {rows(open.slice(1))}
        {done.length > 0 && <h3>{WORDS.missing.done}</h3>}
        {rows(done)}
      </details>
      <p>{laterLink}</p>
    </section>
  );
}
