import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { createWidthStore } from './SearchBox.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function bench(start: number) {
  let width = start;
  const resized = new Set<() => void>();
  const store = createWidthStore(
    {
      width: () => width,
      onResize: (listener) => {
        resized.add(listener);
        return () => resized.delete(listener);
      },
    },
    limits.resizeDebounceMs,
  );
  const resize = (next: number): void => {
    width = next;
    for (const listener of resized) listener();
  };
  return { store, resize, resized };
}

describe('the width of the window', () => {
  it('is known at once and follows a resize 1 s after it has ended', () => {
    const { store, resize } = bench(1200);
    const seen: number[] = [];
    store.subscribe(() => void seen.push(store.read()));
    expect(store.read()).toBe(1200);
    for (const width of [900, 600, 390]) {
      resize(width);
      vi.advanceTimersByTime(999);
    }
    expect(store.read()).toBe(1200);
    vi.advanceTimersByTime(1);
    expect(seen).toEqual([390]);
  });

  it('stops listening with the last who asked, and starts afresh', () => {
    const { store, resize, resized } = bench(1200);
    const stop = store.subscribe(() => undefined);
    resize(500);
    stop();
    expect(resized.size).toBe(0);
    vi.advanceTimersByTime(5000);
    store.subscribe(() => undefined);
    expect(store.read()).toBe(500);
  });
});
