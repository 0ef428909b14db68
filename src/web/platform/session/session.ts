// The signed-in person's session. Loaded after the page, so cached pages are the same for all.
import type { CallOutput } from '#src/contract/types.ts';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '#src/web/platform/api/api.ts';

type Auth = CallOutput<'user/auth'>;
type Session = CallOutput<'user/login'>;

export interface SessionState {
  readonly isLoaded: boolean;
  readonly isLogin: boolean;
  readonly data: { readonly id: string; readonly name: string; readonly image: string | null } | null;
  /** Roles besides guest (docs/domain/accounts.md#access). */
  readonly roles: readonly string[];
  readonly totalUnread: { readonly guest: number; readonly host: number };
  /** Listing ids, newest first (docs/domain/accounts.md#wish-list). */
  readonly wishlist: readonly number[];
  /** The operator has checked an identity document ('Verified ID'). */
  readonly verified: boolean;
  /** The visitor's variants (ADR 008). */
  readonly experiments: Readonly<Record<string, string>>;
}

const unknownSession: SessionState = {
  isLoaded: false,
  isLogin: false,
  data: null,
  roles: [],
  totalUnread: { guest: 0, host: 0 },
  wishlist: [],
  verified: false,
  experiments: {},
};

interface SessionStore extends StoreApi<SessionState> {
  readonly set: (auth: Auth | null) => void;
  readonly signIn: (session: Session) => void;
}

const noOne = { guest: 0, host: 0 };

// Login is set only when a user name is returned.
function person(session: Session): SessionState['data'] {
  if (session.user_id === null || session.user_name === null || session.user_name === '') return null;
  return { id: session.user_id, name: session.user_name, image: session.user_image };
}

export function createSessionStore(): SessionStore {
  const store = createStore<SessionState>(() => unknownSession);
  return {
    ...store,
    set: (auth) => {
      const data = auth === null ? null : person(auth);
      const totalUnread = auth === null || data === null ? noOne : auth.total_unread;
      const verified = auth !== null && data !== null && auth.verified;
      // Logging out keeps the visitor's experiments.
      const experiments = auth?.experiments ?? store.getState().experiments;
      const roles = auth === null || data === null ? [] : auth.roles;
      const wishlist = auth === null || data === null ? [] : auth.wishlist;
      store.setState({
        isLoaded: true,
        isLogin: data !== null,
        data,
        roles,
        totalUnread,
        wishlist,
        verified,
        experiments,
      });
    },
    signIn: (session) => {
      const data = person(session);
      store.setState({ isLoaded: true, isLogin: data !== null, data, roles: [], totalUnread: noOne, verified: false });
    },
  };
}

const store = createSessionStore();

/** Also sets the CSRF cookie (docs/domain/accounts.md#csrf-token). */
export async function loadSession(api: Api): Promise<void> {
  const answer = await api('user/auth', {});
  if (answer.ok) store.set(answer.data);
  else if (!store.getState().isLoaded) store.set(null);
}

export const showWishlist = (wishlist: readonly number[]): void => store.setState({ wishlist });

export const sessionState = { getState: store.getState, subscribe: store.subscribe };

/** Applies a login's response, then loads the rest. */
export async function signedIn(api: Api, session: CallOutput<'user/login'>): Promise<void> {
  store.signIn(session);
  await loadSession(api);
}

export async function signOut(api: Api): Promise<boolean> {
  const answer = await api('user/logout', {});
  if (answer.ok) signedOut();
  return answer.ok;
}

/** Removes all personal data from the browser. */
export function signedOut(): void {
  store.set(null);
  void import('./forget-person.ts').then(({ forgetPerson }) => forgetPerson());
}

/** `known` is false until the session has loaded. */
export function useSession(): SessionState {
  return useStore(store);
}
