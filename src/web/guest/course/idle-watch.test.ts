import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchIdle } from './ProductPage.tsx';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the idle counter', () => {
  it('reports after 30 idle minutes, and after each 30 more', () => {
    const onIdle = vi.fn<() => void>();
    const stop = watchIdle(new EventTarget(), onIdle);
    vi.advanceTimersByTime(30 * minute - 1);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onIdle).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(30 * minute);
    expect(onIdle).toHaveBeenCalledTimes(2);
    stop();
  });

  it.each(['pointerdown', 'keydown', 'scroll'])('begins again at a %s', (sign) => {
    const onIdle = vi.fn<() => void>();
    const page = new EventTarget();
    const stop = watchIdle(page, onIdle);
    vi.advanceTimersByTime(29 * minute);
    page.dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(29 * minute);
    expect(onIdle).not.toHaveBeenCalled();
    vi.advanceTimersByTime(minute);
    expect(onIdle).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is silent once the page is left', () => {
    const onIdle = vi.fn<() => void>();
    watchIdle(new EventTarget(), onIdle)();
    vi.advanceTimersByTime(90 * minute);
    expect(onIdle).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
