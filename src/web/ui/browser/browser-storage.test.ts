import { afterEach, expect, it, vi } from 'vitest';
import { browserStorage } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function forbid(name: string): void {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
}

it('is the storage of the browser', () => {
  const own = { getItem: () => 'own', setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('localStorage', own);
  expect(browserStorage('localStorage')).toBe(own);
});

it('keeps what it is given for as long as the page lives where the browser forbids it, each kind for itself', () => {
  forbid('localStorage');
  forbid('sessionStorage');
  browserStorage('localStorage').setItem('key', 'a');
  expect(browserStorage('localStorage').getItem('key')).toBe('a');
  expect(browserStorage('sessionStorage').getItem('key')).toBeNull();
  browserStorage('localStorage').removeItem('key');
  expect(browserStorage('localStorage').getItem('key')).toBeNull();
});
