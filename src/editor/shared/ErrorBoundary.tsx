import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Identifies the children. When it changes, they are rendered again. */
  of: unknown;
  /** Renders a replacement for children that have failed. */
  instead: (reason: string, retry: () => void) => ReactNode;
  children?: ReactNode;
}

interface State {
  of?: unknown;
  reason?: string | undefined;
}

/** Error boundary: a part that fails to render does not take the rest of the editor with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: State): State {
    // `state.of` is missing if the first render has failed.
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
