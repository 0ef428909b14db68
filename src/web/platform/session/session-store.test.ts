import { describe, expect, it } from 'vitest';
import { createSessionStore } from './session.ts';

const personal = { roles: [], areas: [], verified: false, wishlist: [], experiments: {} };
const someone = { user_id: 'a1', user_name: 'Asha', user_image: null };

describe('session store', () => {
  it('is logged in only when a user name is returned', () => {
    const store = createSessionStore();
    expect(store.getState()).toMatchObject({ isLoaded: false, isLogin: false });
    store.set({ ...personal, ...someone, user_name: null, total_unread: { guest: 3, host: 1 } });
    expect(store.getState()).toMatchObject({
      isLoaded: true,
      isLogin: false,
      data: null,
      totalUnread: { guest: 0, host: 0 },
    });
    store.set({ ...personal, ...someone, total_unread: { guest: 3, host: 1 } });
    expect(store.getState()).toMatchObject({
      isLogin: true,
      data: { id: 'a1', name: 'Asha' },
      totalUnread: { guest: 3, host: 1 },
    });
  });

  it('forgets everything on logout', () => {
    const store = createSessionStore();
    store.signIn(someone);
    expect(store.getState().isLogin).toBe(true);
    store.set(null);
    expect(store.getState()).toMatchObject({ isLoaded: true, isLogin: false, data: null });
  });
});
