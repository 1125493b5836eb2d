import { Component, type ReactNode } from 'react';
import { WORDS } from '../words/words.ts';

interface BoundaryProps {
  /** What shows it: another address tries again. */
  address: string;
  children: ReactNode;
}

interface State {
  address: string;
  /** Why it has failed at that address. */
  reason: string | undefined;
}

/** Says where the editor has a fault of its own: nothing that was typed is lost by it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { address: '', reason: undefined };

  static getDerivedStateFromProps({ address }: BoundaryProps, state: State): State | null {
    return address === state.address ? null : { address, reason: undefined };
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { reason } = this.state;
    if (reason === undefined) return this.props.children;
    return (
      <main className="screen">
        <p role="alert">{WORDS.app.fault}</p>
        <p>
          <small>{reason}</small>
        </p>
        {/* What could not be loaded is asked for again by a new page alone. */}
        <button type="button" onClick={() => location.reload()}>
          {WORDS.app.again}
        </button>
      </main>
    );
  }
}
