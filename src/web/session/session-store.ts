import type { CallOutput } from '#src/contract/types.ts';

type Auth = CallOutput<'user/auth'>;
type Session = CallOutput<'user/login'>;

/** The client's user state (spec 3): isLogin, data, unread counts. */
export interface SessionState {
  readonly known: boolean;
  readonly isLogin: boolean;
  readonly data: { readonly id: string; readonly name: string; readonly image: string | null } | null;
  /** What the account may be beside a guest (product 1). */
  readonly roles: readonly string[];
  readonly totalUnread: { readonly guest: number; readonly host: number };
  /** The operator has seen an identity document (spec 2: 'Verified ID'). */
  readonly verified: boolean;
  /** The variant of each experiment that this visitor is in (ADR 029). */
  readonly experiments: Readonly<Record<string, string>>;
}

/** Before the call after load has answered. */
export const unknownSession: SessionState = {
  known: false,
  isLogin: false,
  data: null,
  roles: [],
  totalUnread: { guest: 0, host: 0 },
  verified: false,
  experiments: {},
};

/** A store of the session. */
export interface SessionStore {
  readonly read: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (auth: Auth | null) => void;
  readonly signIn: (session: Session) => void;
}

const nobody = { guest: 0, host: 0 };

// spec 4: login is set only when a user name is returned.
function person(session: Session): SessionState['data'] {
  if (session.user_id === null || session.user_name === null || session.user_name === '') return null;
  return { id: session.user_id, name: session.user_name, image: session.user_image };
}

/** Makes a store that does not know yet. */
export function createSessionStore(): SessionStore {
  let state = unknownSession;
  const listeners = new Set<() => void>();
  const put = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (auth) => {
      const data = auth === null ? null : person(auth);
      const totalUnread = auth === null || data === null ? nobody : auth.total_unread;
      const verified = auth !== null && data !== null && auth.verified;
      // Signing out changes the person, not the experiments that the visitor is in.
      const experiments = auth?.experiments ?? state.experiments;
      const roles = auth === null || data === null ? [] : auth.roles;
      put({ known: true, isLogin: data !== null, data, roles, totalUnread, verified, experiments });
    },
    signIn: (session) => {
      const data = person(session);
      const { experiments } = state;
      put({ known: true, isLogin: data !== null, data, roles: [], totalUnread: nobody, verified: false, experiments });
    },
  };
}
