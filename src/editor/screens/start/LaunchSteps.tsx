import { useMemo } from 'react';
import { launchSteps, type LaunchStep } from '#content/launch';
import { fill } from '#content/text';
import { MODEL } from '#site/features';
import { GITHUB } from '../../repositories/github-addresses.ts';
import { useEditor, useTexts } from '../../shared/Editor.tsx';
import { fieldRoute } from '../../shared/field-route.ts';
import { Icon } from '../../shared/Icon.tsx';
import { routeAddress } from '../../shared/route.ts';
import { RouteLink } from '../../shared/Screen.tsx';
import { localDay, textOf } from '../../store/data/values.ts';
import { WORDS } from '../../words/words.ts';
import { SAMPLES, useMissing } from '../missing/use-missing.ts';

const words = WORDS.start;

/** The address of docs/live.md: at GitHub, or from `npm run edit` as long as no project is set there. */
function useGuide(): string {
  const texts = useTexts();
  const [repository, branch] = ['repository', 'branch'].map((key) =>
    textOf(texts.value(MODEL.pathOf('organisation', ''), ['editing', key])),
  );
  return repository
    ? `${GITHUB.address}/${repository}/blob/${branch || 'main'}/docs/live.md`
    : 'live.txt';
}

/** A step that is not done: a link to what is open, and what somebody has to see and tick. */
function OpenStep({ step, title }: { step: LaunchStep; title: string }) {
  const { workspace } = useEditor();
  const texts = useTexts();
  const guide = useGuide();
  const { why, field, toSee } = step;
  const link = field
    ? { href: routeAddress(fieldRoute(texts, field.file, field.path)) }
    : { href: guide, target: '_blank', rel: 'noopener' };
  return (
    <>
      <a className="choice" {...link}>
        <span>{title}</span> <small>{why}</small>
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

/** The steps to a live site, and how much else is missing; one line once they are done. */
export function LaunchSteps() {
  const texts = useTexts();
  const steps = useMemo(() => launchSteps(texts.project, SAMPLES), [texts]);
  const later = useMissing()?.length;
  const areDone = steps.every(({ isDone }) => isDone);
  const heading = fill(areDone ? words.allLive : words.live, { count: String(steps.length) });
  // It is there before the count is, so that nothing below it moves under a finger.
  const laterLink = later !== 0 && (
    <RouteLink to={{ screen: 'missing' }}>
      {fill(WORDS.missing.later, { count: String(later ?? '…') })}
    </RouteLink>
  );
  if (areDone)
    return (
      <p className="row">
        {steps.length > 0 && <span>{heading}</span>}
        {laterLink}
      </p>
    );
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="rows">
        {steps.map((step, index) => {
          const title = `${index + 1}. ${step.name}`;
          return (
            <li key={title}>
              {step.isDone ? (
                <>
                  <Icon name="done" /> {title}
                </>
              ) : (
                <OpenStep step={step} title={title} />
              )}
            </li>
          );
        })}
      </ul>
      <p>{laterLink}</p>
    </section>
  );
}
