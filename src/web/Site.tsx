import { useEffect, useSyncExternalStore } from 'react';
import { routes } from '#src/contract/routes.ts';
import { AppProvider } from './app-context.tsx';
import type { App } from './app-context.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Layout } from './layout/Layout.tsx';
import { BrowserNavigation, StaticNavigation } from './navigation.tsx';
import type { View } from './view.ts';
import type { Router } from './router.ts';
import { closePopup } from './ui/popup.ts';

function Shown({ view }: { readonly view: View }) {
  // Another page closes what was open over the last one; a locked popup stays, as it must (spec 4).
  useEffect(() => () => void closePopup(), [view.place]);
  return (
    <Layout kind={view.kind === 'page' && view.route !== null ? routes[view.route].layout : 'default'}>
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
        <Shown view={view} />
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
  return <Shown view={view} />;
}
