// Who is signed in. Loaded after the page, so that a cached page is the same for everybody.
import { useSyncExternalStore } from 'react';
import type { CallOutput } from '#src/contract/types.ts';
import type { Api } from '../api/api.ts';
import { createSessionStore, unknownSession } from './session-store.ts';
import type { SessionState } from './session-store.ts';

const store = createSessionStore();

/** Asks the server who this is; also sets the CSRF cookie (product 15). */
export async function loadSession(api: Api): Promise<void> {
  const answer = await api('user/auth', {});
  store.set(answer.ok ? answer.data : null);
}

/** Reading and following the session, for what stands outside of components. */
export const sessionState = { read: store.read, subscribe: store.subscribe };

/** Takes over what a login or sign-up answered, then asks for the rest. */
export async function signedIn(api: Api, session: CallOutput<'user/login'>): Promise<void> {
  store.signIn(session);
  await loadSession(api);
}

/** Ends the session on the server; on success the client state is cleared. True when it worked (spec 4: logout). */
export async function signOut(api: Api): Promise<boolean> {
  const answer = await api('user/logout', {});
  if (answer.ok) {
    store.set(null);
    // Vouchers kept for offline go with their owner (ADR 038).
    if ('caches' in globalThis) void caches.delete('vouchers');
  }
  return answer.ok;
}

/** The session of this visitor; `known` is false until the call after load has answered. */
export function useSession(): SessionState {
  return useSyncExternalStore(store.subscribe, store.read, () => unknownSession);
}
