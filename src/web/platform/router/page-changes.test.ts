import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadOnStaleChunk } from './page-changes.ts';

afterEach(() => vi.unstubAllGlobals());

/** A window whose scripts are gone; returns how to lose one, and the number of reloads. */
function browser() {
  const kept = new Map<string, string>();
  const reload = vi.fn<() => void>();
  const here = { href: 'https://banyan.example/faq', reload };
  const events = new EventTarget();
  vi.stubGlobal('window', events);
  vi.stubGlobal('location', here);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const lose = () => {
    const event = new Event('vite:preloadError', { cancelable: true });
    events.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { here, reload, lose };
}

describe('a part of the script that is gone', () => {
  it('reloads the page, once for each address', () => {
    const { here, reload, lose } = browser();
    reloadOnStaleChunk();
    expect([lose(), reload.mock.calls.length]).toEqual([true, 1]);
    expect([lose(), reload.mock.calls.length]).toEqual([false, 1]);
    here.href = 'https://banyan.example/about-us';
    expect([lose(), reload.mock.calls.length]).toEqual([true, 2]);
  });
});
