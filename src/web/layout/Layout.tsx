import type { ReactNode } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useApp } from '../app-context.tsx';
import { t } from '../locale/t.ts';
import { useNavigation } from '../navigation.tsx';
import { Popups } from '../popups/Popups.tsx';
import { LoadingBar } from '../ui/LoadingBar.tsx';
import { PictureBase } from '../ui/Picture.tsx';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { useMobileNav } from './use-mobile-nav.ts';

/** The default layout (spec 2): header, page, footer, popups. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { settings } = useApp();
  const { pending } = useNavigation();
  const nav = useMobileNav();
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
        <Header menuOpen={nav.state === 'opening' || nav.state === 'ready'} onMenu={nav.open} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      <Drawer state={nav.state} onClose={nav.close} />
      <Popups />
    </PictureBase>
  );
}
