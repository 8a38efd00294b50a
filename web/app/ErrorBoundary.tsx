import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

type State = { readonly error: unknown; readonly hasFailed: boolean };

/** Shows the error page for whatever breaks above the router: a chunk that cannot be loaded, a failed restore. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, hasFailed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
