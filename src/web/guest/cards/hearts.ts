// Hearts: in the account after login, in the browser before it (docs/domain/accounts.md#wish-list).
import type { Api } from '#src/web/platform/api/api.ts';
import { sessionState, useSession } from '#src/web/platform/session/session.ts';
import { type SavedCourse, savedCourses, toggleSaved, useSaved } from './saved.ts';

// Only after login, so it loads then.
const account = () => import('./account-hearts.ts');

/** Saves an experience, or lets it go: shown at once, and for an account sent after that. */
export function pressHeart(api: Api, course: SavedCourse): void {
  if (sessionState.getState().isLogin) void account().then(({ pressAccountHeart }) => pressAccountHeart(api, course));
  else toggleSaved(course);
}

/** Whether an experience is saved. What the browser still keeps counts for an account too: it is on its way there. */
export function useIsSaved(id: number): boolean {
  const { wishlist } = useSession();
  const isInBrowser = useSaved().some((one) => one.id === id);
  return isInBrowser || wishlist.includes(id);
}

/** With each login the browser's list goes into the account. Called once for a page; answers what ends it. */
export function mergeOnLogin(api: Api): () => void {
  return sessionState.subscribe(({ roles }, before) => {
    // Roles come with the account's list: what is merged before would be hidden by an older list.
    const isNew = roles.length > 0 && before.roles.length === 0;
    if (isNew && savedCourses().length > 0) void account().then(({ mergeSaved }) => mergeSaved(api));
  });
}
