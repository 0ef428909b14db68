// The session of the signed-in person. Loads after the page, so that a cached page is the same for all visitors.
import type { CallOutput } from '#src/contract/types.ts';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Api } from '#src/web/platform/api/api.ts';

type Auth = CallOutput<'user/auth'>;
type Session = CallOutput<'user/login'>;

/** The client's user state: isLogin, data, unread counts. */
export interface SessionState {
  readonly isLoaded: boolean;
  readonly isLogin: boolean;
  readonly data: { readonly id: string; readonly name: string; readonly image: string | null } | null;
  /** What the account may be besides a guest (docs/domain/accounts.md#access). */
  readonly roles: readonly string[];
  readonly totalUnread: { readonly guest: number; readonly host: number };
  /** Ids of the experiences on the account's list, the newest first (docs/domain/accounts.md#wish-list). */
  readonly wishlist: readonly number[];
  /** The operator has seen an identity document ('Verified ID'). */
  readonly verified: boolean;
  /** The variant of each experiment that this visitor is in (ADR 008). */
  readonly experiments: Readonly<Record<string, string>>;
}

/** Before the call after load has answered. */
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

/** A store of the session. */
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

/** Makes a store that does not know yet. */
export function createSessionStore(): SessionStore {
  const store = createStore<SessionState>(() => unknownSession);
  return {
    ...store,
    set: (auth) => {
      const data = auth === null ? null : person(auth);
      const totalUnread = auth === null || data === null ? noOne : auth.total_unread;
      const verified = auth !== null && data !== null && auth.verified;
      // Signing out changes the person, not the experiments that the visitor is in.
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

/** Loads the session from the server, which also sets the CSRF cookie (docs/domain/accounts.md#csrf-token). */
export async function loadSession(api: Api): Promise<void> {
  const answer = await api('user/auth', {});
  // Without an answer, what a login has just said stays.
  if (answer.ok) store.set(answer.data);
  else if (!store.getState().isLoaded) store.set(null);
}

/** Shows another list of saved experiences: a heart was pressed, or the server has answered. */
export const showWishlist = (wishlist: readonly number[]): void => store.setState({ wishlist });

/** Reads and subscribes to the session outside of components. */
export const sessionState = { getState: store.getState, subscribe: store.subscribe };

/** Takes over what a login or sign-up answered, then asks for the rest. */
export async function signedIn(api: Api, session: CallOutput<'user/login'>): Promise<void> {
  store.signIn(session);
  await loadSession(api);
}

/** Ends the session on the server; on success the client state is cleared. True when it worked (logout). */
export async function signOut(api: Api): Promise<boolean> {
  const answer = await api('user/logout', {});
  if (answer.ok) signedOut();
  return answer.ok;
}

/** The session has ended: nothing of this person stays in the browser for the next one. */
export function signedOut(): void {
  store.set(null);
  void import('./forget-person.ts').then(({ forgetPerson }) => forgetPerson());
}

/** The session of this visitor; `known` is false until the call after load has answered. */
export function useSession(): SessionState {
  return useStore(store);
}
