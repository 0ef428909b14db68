// Hearts: in the account after login, in the browser before it (docs/domain/accounts.md#wish-list).
import type { Api } from '#src/web/platform/api/api.ts';
import { sessionState, useSession } from '#src/web/platform/session/session.ts';
import { type SavedCourse, savedCourses, toggleSaved, useSaved } from './saved.ts';

// Loaded only after login.
const account = () => import('./account-hearts.ts');

export function pressHeart(api: Api, course: SavedCourse): void {
  if (sessionState.getState().isLogin) void account().then(({ pressAccountHeart }) => pressAccountHeart(api, course));
  else toggleSaved(course);
}

/** The browser's list counts for an account too: it is being merged. */
export function useIsSaved(id: number): boolean {
  const { wishlist } = useSession();
  const isInBrowser = useSaved().some((one) => one.id === id);
  return isInBrowser || wishlist.includes(id);
}

/** Merges the browser's list at each login; returns the cleanup. */
export function mergeOnLogin(api: Api): () => void {
  return sessionState.subscribe(({ roles }, before) => {
    // Roles arrive with the account's list: an earlier merge would be hidden by an older list.
    const isNew = roles.length > 0 && before.roles.length === 0;
    if (isNew && savedCourses().length > 0) void account().then(({ mergeSaved }) => mergeSaved(api));
  });
}
