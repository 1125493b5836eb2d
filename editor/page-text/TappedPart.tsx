import { Fragment, use, useEffect, useRef, type FragmentInstance } from 'react';
import { Boundary } from '../app/Boundary.tsx';
import type { PartProps } from './Part.ts';
import { noteTap } from './taps.ts';
import { Typing } from './Typing.tsx';

/** A part of the page that notes taps on it, whatever elements it has. */
export function TappedPart({ shows, children }: PartProps) {
  const typing = use(Typing);
  const part = useRef<FragmentInstance>(null);
  useEffect(() => {
    const { current } = part;
    const note = (event: Event) => noteTap(event, shows);
    current?.addEventListener('click', note);
    return () => current?.removeEventListener('click', note);
  }, [shows]);
  if (!('place' in shows)) return <Fragment ref={part}>{children}</Fragment>;
  const { place } = shows;
  const instead = () => <p className="unfinished">{typing?.cannotShow(place)}</p>;
  return (
    <Fragment ref={part}>
      <Boundary of={place} instead={instead}>
        {children}
      </Boundary>
    </Fragment>
  );
}
