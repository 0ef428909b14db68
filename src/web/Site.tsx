import { Component, lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ErrorPage } from './guest/error/ErrorPage.tsx';
import { AppProvider, type App } from './platform/app/app-context.tsx';
import { Layout } from './guest/layout/Layout.tsx';
import { BrowserNavigation, StaticNavigation } from './platform/router/navigation.tsx';
import type { View } from './platform/router/view.ts';
import type { Router } from './platform/router/router.ts';
import { closePopup } from './ui/popup/popup.ts';

/** Shows the error page instead of a page that threw (docs/reference/addresses.md#errors). A new key resets it. */
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
  // Navigation closes the open popup, unless it is locked (docs/reference/design.md#popups).
  useEffect(() => () => void closePopup(), [view.place]);
  return (
    <Layout kind={view.match?.layout ?? 'default'} quiet={view.match?.quiet === true}>
      <ErrorBoundary key={view.place}>
        <view.Page data={view.data as never} />
      </ErrorBoundary>
    </Layout>
  );
}

/** One view, as the server renders it: the same tree as in the browser, because ids depend on it. */
export function StaticSite({ app, view, url }: { readonly app: App; readonly view: View; readonly url: URL }) {
  return (
    <AppProvider app={app}>
      <StaticNavigation url={url}>
        <LaterArrival />
        <CurrentView view={view} />
      </StaticNavigation>
    </AppProvider>
  );
}

const Arrival = lazy(() =>
  import('./guest/cards/Arrival.tsx').then(
    (file) => ({ default: file.Arrival }),
    () => ({ default: () => null }),
  ),
);

/** Loads after the page. */
function LaterArrival() {
  const [isLive, setLive] = useState(false);
  useEffect(() => setLive(true), []);
  return isLive ? (
    <Suspense>
      <Arrival />
    </Suspense>
  ) : null;
}

interface LiveSiteProps {
  readonly app: App;
  readonly router: Router;
  /** Called once, when the first page responds to input. */
  readonly onLive: () => void;
}

export function LiveSite({ app, router, onLive }: LiveSiteProps) {
  // Effects of children have run before this one; the timer fires after what they set is drawn.
  useEffect(() => {
    const timer = setTimeout(onLive);
    return () => clearTimeout(timer);
  }, [onLive]);
  return (
    <AppProvider app={app}>
      <BrowserNavigation router={router}>
        <LaterArrival />
        <CurrentPage router={router} />
      </BrowserNavigation>
    </AppProvider>
  );
}

function CurrentPage({ router }: { readonly router: Router }) {
  const { view } = useSyncExternalStore(router.subscribe, router.read, router.read);
  return <CurrentView view={view} />;
}
