// Navigation for components: plain <a> elements and this hook.
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Router } from './router.ts';

export interface Navigation {
  readonly path: string;
  readonly search: string;
  readonly pending: boolean;
  readonly navigate: (href: string, options?: { readonly replace?: boolean }) => void;
  /** Pushes an address and keeps the page (booking flow). */
  readonly pushAddress: (href: string) => void;
  /** Replaces the address, which holds the visitor's choices (docs/domain/search.md#dates-and-party). */
  readonly replaceAddress: (href: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export function StaticNavigation({ url, children }: { readonly url: URL; readonly children: ReactNode }) {
  const stay = (): void => undefined;
  const value = {
    path: url.pathname,
    search: url.search,
    pending: false,
    navigate: stay,
    pushAddress: stay,
    replaceAddress: stay,
  };
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function BrowserNavigation({ router, children }: { readonly router: Router; readonly children: ReactNode }) {
  const { path, search, pending } = useSyncExternalStore(router.subscribe, router.read, router.read);
  const value = useMemo<Navigation>(
    () => ({
      path,
      search,
      pending,
      navigate: (href, options) => void router.navigate(href, options),
      pushAddress: router.pushAddress,
      replaceAddress: router.replaceAddress,
    }),
    [path, search, pending, router],
  );
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error('a navigation provider is missing above this component');
  return navigation;
}
