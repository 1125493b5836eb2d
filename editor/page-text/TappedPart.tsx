import { createContext, Fragment, use, useEffect, useRef, type FragmentInstance } from 'react';
import { directionOf } from '../../src/core/languages/language.ts';
import { Boundary } from '../app/Boundary.tsx';
import { LANGUAGE } from '../words/words.ts';
import type { PartProps } from './Part.ts';
import type { DataPlace } from './places.ts';
import { noteTap } from './taps.ts';
import { Typing } from './Typing.tsx';

/** The nearest place in which something stands; undefined where that is the page. */
const Around = createContext<DataPlace | undefined>(undefined);

/** A part of the page that notes taps on it, whatever elements it has, and may fail alone. */
export function TappedPart({ shows, children }: PartProps) {
  const typing = use(Typing);
  const around = use(Around);
  const part = useRef<FragmentInstance>(null);
  useEffect(() => {
    const { current } = part;
    const note = (event: Event) => noteTap(event, shows);
    current?.addEventListener('click', note);
    return () => current?.removeEventListener('click', note);
  }, [shows]);
  if ('mark' in shows || 'isMarkdown' in shows) return <Fragment ref={part}>{children}</Fragment>;
  const place = 'place' in shows ? shows.place : around;
  const instead = () => (
    <p className="unfinished" lang={LANGUAGE} dir={directionOf(LANGUAGE)}>
      {typing?.cannotShow(place)}
    </p>
  );
  return (
    <Fragment ref={part}>
      <Boundary of={children} instead={instead}>
        <Around value={place}>{children}</Around>
      </Boundary>
    </Fragment>
  );
}
