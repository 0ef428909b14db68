import { useEffect, useRef } from 'react';
import { isPagePath } from '#src/web/platform/router/link-clicks.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useSession } from './session.ts';

/** Loads the page again once its visitor has logged in or out on it: what it may show has changed. */
export function useReloadOnLogin(): void {
  const { isLoaded, isLogin } = useSession();
  const { path, search, navigate } = useNavigation();
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const has = before.current;
    before.current = isLogin;
    // What the server drew was drawn for the session of that moment, so the first answer changes nothing.
    if (has === null || has === isLogin) return;
    if (isPagePath(path)) navigate(path + search, { replace: true });
    else location.reload();
  }, [isLoaded, isLogin, navigate, path, search]);
}
