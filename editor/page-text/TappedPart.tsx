import {
  Component,
  Fragment,
  use,
  useEffect,
  useRef,
  type FragmentInstance,
  type ReactNode,
} from 'react';
import type { PartProps } from './Part.ts';
import type { DataPlace } from './places.ts';
import { noteTap } from './taps.ts';
import { Typing } from './Typing.tsx';

interface BoundaryProps {
  /** What is shown: once it has changed, it is tried again. */
  place: DataPlace;
  /** What stands there instead of what cannot be shown. */
  instead: ReactNode;
  children?: ReactNode;
}

interface BoundaryState {
  place?: DataPlace;
  hasFailed: boolean;
}

/** Keeps the page when one part of it cannot be shown. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState {
    return { place, hasFailed: state.hasFailed && [undefined, place].includes(state.place) };
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}

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
  const instead = <p className="unfinished">{typing?.cannotShow(shows.place)}</p>;
  return (
    <Fragment ref={part}>
      <Boundary place={shows.place} instead={instead}>
        {children}
      </Boundary>
    </Fragment>
  );
}
