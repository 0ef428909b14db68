import { Component, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { ErrorPage } from './guest/error/ErrorPage.tsx';
import { AppProvider, type App } from './platform/app/app-context.tsx';
import { Layout } from './guest/layout/Layout.tsx';
import { BrowserNavigation, StaticNavigation } from './platform/router/navigation.tsx';
import type { View } from './platform/router/view.ts';
import type { Router } from './platform/router/router.ts';
import { closePopup } from './ui/popup/popup.ts';

/**
 * Shows the error page in the place of a page that threw while it was drawn (docs/reference/addresses.md#errors). A key makes it start
 * afresh.
 */
class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <ErrorPage data={{ reference: null }} /> : this.props.children;
  }
}

function CurrentView({ view }: { readonly view: View }) {
  // Another page closes what was open over the last one; a locked popup stays, as it must (docs/reference/design.md#popups).
  useEffect(() => () => void closePopup(), [view.place]);
  return (
    <Layout kind={view.match?.layout ?? 'default'} quiet={view.match?.quiet === true}>
      <ErrorBoundary key={view.place}>
        <view.Page data={view.data as never} />
      </ErrorBoundary>
    </Layout>
  );
}

/** The site as the server renders it: one view, standing still. */
export function StaticSite({ app, view, url }: { readonly app: App; readonly view: View; readonly url: URL }) {
  return (
    <AppProvider app={app}>
      <StaticNavigation url={url}>
        <CurrentView view={view} />
      </StaticNavigation>
    </AppProvider>
  );
}

interface LiveSiteProps {
  readonly app: App;
  readonly router: Router;
  /** Called once, when every part of the first page answers to presses. */
  readonly onLive: () => void;
}

/** The site in the browser. */
export function LiveSite({ app, router, onLive }: LiveSiteProps) {
  // The effects of the parts have run before this one; what they have set is drawn before the timer.
  useEffect(() => {
    const timer = setTimeout(onLive);
    return () => clearTimeout(timer);
  }, [onLive]);
  return (
    <AppProvider app={app}>
      <BrowserNavigation router={router}>
        <CurrentPage router={router} />
      </BrowserNavigation>
    </AppProvider>
  );
}

function CurrentPage({ router }: { readonly router: Router }) {
  const { view } = useSyncExternalStore(router.subscribe, router.read, router.read);
  return <CurrentView view={view} />;
}
