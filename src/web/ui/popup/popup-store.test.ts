import { describe, expect, it } from 'vitest';
import { createPopupStore } from './popup.ts';

describe('popup store', () => {
  it('holds one popup at a time', () => {
    const store = createPopupStore();
    store.open('login');
    store.open('search-box');
    expect(store.getState()).toEqual({ name: 'search-box', locked: false });
  });

  it('cannot change or close while it is locked', () => {
    const store = createPopupStore();
    store.open('booking-flow');
    store.lock(true);
    expect(store.open('login')).toBe(false);
    expect(store.close()).toBe(false);
    expect(store.getState()).toEqual({ name: 'booking-flow', locked: true });
    store.lock(false);
    expect(store.close()).toBe(true);
    expect(store.getState().name).toBeNull();
  });

  it('closes only the popup that is named', () => {
    const store = createPopupStore();
    store.open('login');
    expect(store.close('search-box')).toBe(false);
    expect(store.close('login')).toBe(true);
    expect(store.close('login')).toBe(false);
  });

  it('notifies listeners of changes and of nothing else', () => {
    const store = createPopupStore();
    let calls = 0;
    store.subscribe(() => (calls += 1));
    store.lock(true);
    store.close();
    expect(calls).toBe(0);
    store.open('login');
    store.open('login');
    expect(calls).toBe(1);
  });
});
