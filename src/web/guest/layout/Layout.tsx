import { linkCodeKey } from '#src/contract/checkout/own-code.ts';
import { browserStorage } from '#src/web/ui/browser/browser-storage.ts';
import { parseProductSearchUrl } from '#src/contract/addresses/urls.ts';
import { useApp } from '#src/web/platform/app/app-context.tsx';
import { t } from '#src/web/guest/texts.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { headerLinks } from './menu-links.ts';
import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useState, useMemo } from 'react';
import type { Layout as LayoutKind } from '#src/contract/addresses/routes.ts';
import { limits } from '#src/domain/limits.ts';
import { langTag } from '#src/texts/locale.ts';
import { onFirstInteraction } from '#src/web/platform/hydration/first-interaction.ts';
import { PictureBase } from '#src/web/ui/media/Picture.tsx';
import { TooltipLayer } from '#src/web/ui/popup/Tooltip.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { isNavOpen, useMobileNav } from './mobile-nav.ts';
import { useConsent } from '#src/web/platform/analytics/consent.ts';

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx').then((file) => ({ default: file.ConsentBanner })));

/** Loads the question once, and only where the operator counts visits (docs/reference/texts.md#analytics). */
function Consent() {
  const { analyticsIds } = useApp().settings;
  const consent = useConsent();
  if (analyticsIds.length === 0 || consent !== null) return null;
  return (
    <Suspense fallback={null}>
      <ConsentBanner />
    </Suspense>
  );
}

const LinkCodeLine = lazy(() => import('./LinkCodeLine.tsx').then((file) => ({ default: file.LinkCodeLine })));

/** Loads only for a guest who came by a link with a code (docs/domain/checkout.md#code-form). */
function LinkCode() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const storage = browserStorage('sessionStorage');
    setThere(location.hash.startsWith('#code=') || storage.getItem(linkCodeKey) !== null);
  }, []);
  return isThere ? (
    <Suspense fallback={null}>
      <LinkCodeLine />
    </Suspense>
  ) : null;
}

// Loaded on the first press of the menu.
const Drawer = lazy(() => import('./Drawer.tsx').then((file) => ({ default: file.Drawer })));

const look = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4';

// Lazy in the browser. Memoized: an update before the chunk loads would remove the server's markup and shift the page.
const Sidebar = import.meta.env.SSR
  ? (await import('./Sidebar.tsx')).Sidebar
  : lazy(() => import('./Sidebar.tsx').then((file) => ({ default: file.Sidebar })));
const QuietHeader = import.meta.env.SSR
  ? (await import('./Quiet.tsx')).QuietHeader
  : lazy(() => import('./Quiet.tsx').then((file) => ({ default: file.QuietHeader })));
const QuietFooter = import.meta.env.SSR
  ? (await import('./Quiet.tsx')).QuietFooter
  : lazy(() => import('./Quiet.tsx').then((file) => ({ default: file.QuietFooter })));

function later(Part: ComponentType, fallback?: ReactNode) {
  return memo(function Later() {
    return (
      <Suspense fallback={fallback}>
        <Part />
      </Suspense>
    );
  });
}
const LaterSidebar = later(Sidebar, <div className="min-h-16" />);
const LaterQuietHeader = later(QuietHeader, <div className="h-[calc(var(--header)+1px)]" />);
const LaterQuietFooter = later(QuietFooter);

function LaterPopups() {
  const [Popups, setPopups] = useState<ComponentType | null>(null);
  useEffect(() => {
    void onFirstInteraction(() => import('#src/web/guest/popups/Popups.tsx')).then((file) =>
      setPopups(() => file.Popups),
    );
  }, []);
  return Popups === null ? null : <Popups />;
}

// Rendered only by the server, for pages without JavaScript: not in the bundle.
const PlainSearch = import.meta.env.SSR
  ? (await import('#src/web/guest/search/box/PlainSearch.tsx')).PlainSearch
  : null;

function PlainMenu() {
  const { settings } = useApp();
  const { path } = useNavigation();
  const links = [
    ...headerLinks(settings),
    { title: t('menu.booking'), url: '/dashboard/booking' },
    { title: t('menu.login'), url: '/user/login' },
  ];
  return (
    <noscript>
      <div className="shell grid gap-3 border-b border-line py-3 widebox:hidden">
        {PlainSearch !== null && path !== '/' && <PlainSearch initial={parseProductSearchUrl(path) ?? ''} />}
        <nav aria-label={t('menu.plain')} className="flex flex-wrap gap-x-5">
          {links.map(({ title, url }) => (
            <a key={url} href={url} className={look}>
              {title}
            </a>
          ))}
        </nav>
      </div>
    </noscript>
  );
}

function DashboardFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="shell framed grid grid-cols-[minmax(0,1fr)] gap-x-10 pb-28 tablet:pb-20 desk:grid-cols-[15rem_minmax(0,1fr)] print:block print:p-0">
      <LaterSidebar />
      {children}
    </div>
  );
}

interface LayoutProps {
  /** The layout of the route (docs/reference/addresses.md#layouts). */
  readonly kind: LayoutKind;
  /** Without links that lead away (docs/reference/addresses.md#quiet). */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

/** Header, footer and popups of a page, by layout kind (docs/reference/addresses.md#layouts). */
export function Layout({ kind, quiet = false, children }: LayoutProps) {
  const { settings } = useApp();
  const { pending } = useNavigation();
  const nav = useMobileNav();
  // Stays mounted after the first press, for its closing animation.
  const [hasMenu, setMenu] = useState(false);
  if (nav.state !== 'closed' && !hasMenu) setMenu(true);
  const page = (
    <main id="main" tabIndex={-1} lang={langTag()}>
      {children}
    </main>
  );
  return (
    <PictureBase value={settings.imageBase}>
      <LoadingBar
        active={pending}
        throttle={limits.loadingBarThrottleMs}
        duration={limits.loadingBarDurationMs}
        label={t('page.loading')}
      />
      <div id="page">
        <a
          href="#main"
          className="visually-hidden fixed top-3 start-3 z-(--z-toast) rounded-control bg-surface px-4 py-3 font-medium shadow-2 print:hidden"
        >
          {t('menu.skip')}
        </a>
        {quiet ? (
          <LaterQuietHeader />
        ) : (
          <>
            <Header menuOpen={isNavOpen(nav.state)} onMenu={nav.open} />
            <PlainMenu />
          </>
        )}
        {!quiet && <LinkCode />}
        {kind === 'dashboard' ? <DashboardFrame>{page}</DashboardFrame> : page}
        {kind === 'default' && (quiet ? <LaterQuietFooter /> : <Footer />)}
      </div>
      {!quiet && hasMenu && (
        <Suspense>
          <Drawer state={nav.state} onClose={nav.close} />
        </Suspense>
      )}
      <LaterPopups />
      {kind === 'default' && <TooltipLayer />}
      <Consent />
    </PictureBase>
  );
}

/** Debounced: on after `wait` ms without interruption, off at once. `set` first gets false. */
export function throttledFlag(wait: number, set: (isOn: boolean) => void): (isActive: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (isActive) => {
    clearTimeout(timer);
    if (isActive) timer = setTimeout(() => set(true), wait);
    else set(false);
  };
}

interface LoadingBarProps {
  readonly active: boolean;
  /** ms before it is shown (200). */
  readonly throttle: number;
  /** ms until the bar is full (5000). */
  readonly duration: number;
  readonly label: string;
}

function LoadingBar({ active, throttle, duration, label }: LoadingBarProps) {
  const [isVisible, setVisible] = useState(false);
  const turn = useMemo(() => throttledFlag(throttle, setVisible), [throttle]);
  useEffect(() => {
    turn(active);
    return () => turn(false);
  }, [turn, active]);
  return (
    <div aria-live="polite" className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-[3px]">
      {isVisible && <LoadingRun duration={duration} label={label} />}
    </div>
  );
}

export function LoadingRun({ duration, label }: Pick<LoadingBarProps, 'duration' | 'label'>) {
  return (
    <>
      <span className="visually-hidden">{label}</span>
      <div className="loading-bar h-full bg-brand" style={{ '--loading-duration': `${duration}ms` } as object} />
    </>
  );
}
