import type { ReactNode } from 'react';
import type { Layout as LayoutKind } from '#src/contract/routes.ts';
import { limits } from '#src/domain/limits.ts';
import { Consent } from '../analytics/Consent.tsx';
import { useApp } from '../app/app-context.tsx';
import { t } from '../locale/t.ts';
import { useNavigation } from '../router/navigation.tsx';
import { PlainMenu } from './PlainMenu.tsx';
import { Popups } from '../popups/Popups.tsx';
import { LoadingBar } from '../ui/LoadingBar.tsx';
import { PictureBase } from '../ui/Picture.tsx';
import { TooltipLayer } from '../ui/TooltipLayer.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { isNavOpen } from './mobile-nav-store.ts';
import { useMobileNav } from './use-mobile-nav.ts';

interface LayoutProps {
  /** Which layout the route table gives the page (spec 2). */
  readonly kind: LayoutKind;
  readonly children: ReactNode;
}

/**
 * What surrounds a page (spec 2). Default: header, footer, popup, tooltip. Dashboard: header, left sidebar, popup.
 * Review: header and popup only.
 */
export function Layout({ kind, children }: LayoutProps) {
  const { settings } = useApp();
  const { pending } = useNavigation();
  const nav = useMobileNav();
  const page = (
    <main id="main" tabIndex={-1}>
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
          className="visually-hidden fixed top-3 left-3 z-(--z-toast) rounded-control bg-surface px-4 py-3 font-medium shadow-2"
        >
          {t('menu.skip')}
        </a>
        <Header menuOpen={isNavOpen(nav.state)} onMenu={nav.open} />
        <PlainMenu />
        {kind === 'dashboard' ? <DashboardFrame>{page}</DashboardFrame> : page}
        {kind === 'default' && <Footer />}
      </div>
      <Drawer state={nav.state} onClose={nav.close} />
      <Popups />
      {kind === 'default' && <TooltipLayer />}
      <Consent />
    </PictureBase>
  );
}
