/** @jsxImportSource react */
import {
  Component,
  Fragment,
  use,
  useEffect,
  useRef,
  type FragmentInstance,
  type ReactNode,
} from 'react';
import type { PartProps, Shows } from './Part.ts';
import { noteTap } from './taps.ts';
import { Typing } from './Typing.tsx';

interface BoundaryProps {
  shows: Shows;
  /** What stands there instead of what cannot be shown. */
  instead: ReactNode;
  children?: ReactNode;
}

/** Keeps the page when one part of it cannot be shown, until that has changed. */
class Boundary extends Component<BoundaryProps, { failed: Shows | undefined }> {
  override state: { failed: Shows | undefined } = { failed: undefined };

  override componentDidCatch() {
    this.setState({ failed: this.props.shows });
  }

  static getDerivedStateFromError() {
    return {};
  }

  override render() {
    return this.state.failed === this.props.shows ? this.props.instead : this.props.children;
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
      <Boundary shows={shows} instead={instead}>
        {children}
      </Boundary>
    </Fragment>
  );
}
