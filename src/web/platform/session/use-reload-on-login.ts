import { useEffect, useRef } from 'react';
import { isPagePath } from '#src/web/platform/router/link-clicks.ts';
import { useNavigation } from '#src/web/platform/router/navigation.tsx';
import { useSession } from './session.ts';

/** Reloads the page after login or logout: its content may differ. */
export function useReloadOnLogin(): void {
  const { isLoaded, isLogin } = useSession();
  const { path, search, navigate } = useNavigation();
  const before = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isLoaded) return;
    const has = before.current;
    before.current = isLogin;
    // The first response matches the server's render.
    if (has === null || has === isLogin) return;
    if (isPagePath(path)) navigate(path + search, { replace: true });
    else location.reload();
  }, [isLoaded, isLogin, navigate, path, search]);
}
