import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '#src/domain/limits.ts';
import { LoadingRun, throttledFlag } from '#src/web/guest/layout/Layout.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the loading bar', () => {
  it('shows after 200 ms of loading, and not before', () => {
    const set = vi.fn<(isOn: boolean) => void>();
    throttledFlag(limits.loadingBarThrottleMs, set)(true);
    vi.advanceTimersByTime(199);
    expect(set).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(set.mock.calls).toEqual([[true]]);
  });

  it('never shows for pages that are there sooner', () => {
    const set = vi.fn<(isOn: boolean) => void>();
    const turn = throttledFlag(limits.loadingBarThrottleMs, set);
    for (let page = 0; page < 5; page += 1) {
      turn(true);
      vi.advanceTimersByTime(150);
      turn(false);
      vi.advanceTimersByTime(150);
    }
    expect(set).not.toHaveBeenCalledWith(true);
  });

  it('goes at once when the page is there', () => {
    const set = vi.fn<(isOn: boolean) => void>();
    const turn = throttledFlag(limits.loadingBarThrottleMs, set);
    turn(true);
    vi.advanceTimersByTime(1000);
    turn(false);
    expect(set.mock.calls).toEqual([[true], [false]]);
  });

  it('takes 5000 ms for its run', () => {
    const html = renderToString(<LoadingRun duration={limits.loadingBarDurationMs} label="Loading" />);
    expect(html).toContain('--loading-duration:5000ms');
    const css = readFileSync(new URL('../../styles/motion.css', import.meta.url), 'utf8');
    expect(css).toMatch(/animation: loading-bar var\(--loading-duration/);
  });
});
