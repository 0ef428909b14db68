import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from './features/error/ErrorPage.tsx';

/** Shows the error page in the place of a page that threw while it was drawn (spec 8). A key makes it start afresh. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <ErrorPage data={{ reference: null }} /> : this.props.children;
  }
}
