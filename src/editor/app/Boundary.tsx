import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** What is shown: once it is another one, it is tried again. */
  of: unknown;
  /** What stands in its place while it cannot be shown. */
  instead: (reason: string, retry: () => void) => ReactNode;
  children?: ReactNode;
}

interface State {
  of?: unknown;
  reason?: string | undefined;
}

/** Keeps the rest when something cannot be shown: nothing that was typed is lost by it. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ of }: BoundaryProps, state: State): State {
    // Nothing is known of what has failed at once.
    const isNew = state.of !== undefined && state.of !== of;
    return { of, reason: isNew ? undefined : state.reason };
  }

  override render(): ReactNode {
    const { children, instead } = this.props;
    const { reason } = this.state;
    if (reason === undefined) return children;
    return instead(reason, () => this.setState({ reason: undefined }));
  }
}
