/** @jsxImportSource react */
import { Component, type ReactNode } from 'react';
import { WORDS } from '../words/words.ts';

interface BoundaryProps {
  /** What shows it: another address tries again. */
  address: string;
  children: ReactNode;
}
interface Fault {
  address: string;
  reason: string;
}

interface State {
  fault: Fault | undefined;
}

/** Says where the editor has a fault of its own: nothing that was typed is lost by it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { fault: undefined };

  override componentDidCatch(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.setState({ fault: { address: this.props.address, reason } });
  }

  static getDerivedStateFromError(): object {
    return {};
  }

  override render(): ReactNode {
    const { children, address } = this.props;
    const { fault } = this.state;
    if (fault?.address !== address) return children;
    return (
      <main className="screen">
        <p role="alert">{WORDS.app.fault}</p>
        <p>
          <small>{fault.reason}</small>
        </p>
        <button type="button" onClick={() => this.setState({ fault: undefined })}>
          {WORDS.app.again}
        </button>
      </main>
    );
  }
}
