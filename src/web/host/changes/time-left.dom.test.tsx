import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leftText, useServerNow } from './time-left.ts';

const minute = 60_000;
const hour = 60 * minute;

describe('how much time is left', () => {
  it.each([
    [-1, 'Expired', true],
    [0, 'Expired', true],
    [30_000, 'Less than a minute left', true],
    [minute, '1 minute left', true],
    [59 * minute + 59_999, '59 minutes left', true],
    [hour, '1 h 0 min left', true],
    [3 * hour, '3 h 0 min left', false],
    [47 * hour + 59 * minute, '47 h 59 min left', false],
    [72 * hour, '3 days left', false],
  ])('%i ms: %s', (left, text, isSoon) => {
    expect(leftText(left)).toEqual({ text, isSoon, isOver: left <= 0 });
  });
});

describe('the clock of the list', () => {
  afterEach(() => vi.useRealTimers());

  function Shown({ served, until }: { readonly served: string; readonly until: string }) {
    return <p>{leftText(Date.parse(until) - useServerNow(served)).text}</p>;
  }

  it('is that of the server, and right at the first look after a phone has slept', () => {
    vi.useFakeTimers();
    // The phone's clock is a day behind.
    vi.setSystemTime('2026-12-01T10:00:00Z');
    render(<Shown served="2026-12-02T10:00:00Z" until="2026-12-02T12:30:00Z" />);
    expect(screen.getByText('2 h 30 min left')).toBeTruthy();
    // While it sleeps, time passes but no timer runs.
    vi.setSystemTime('2026-12-01T11:50:00Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByText('40 minutes left')).toBeTruthy();
    vi.setSystemTime('2026-12-01T12:31:00Z');
    act(() => vi.advanceTimersByTime(15_000));
    expect(screen.getByText('Expired')).toBeTruthy();
  });
});
