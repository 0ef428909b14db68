import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { user } from '#tests/support/web/user.ts';
import { type DateSpan, RangeCalendar } from './RangeCalendar.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24) }));
afterEach(() => void vi.useRealTimers());

/** A calendar of a year from 24 November, focused on a day of its month. */
function open(focused: number, value: DateSpan | null = null) {
  const chosen: DateSpan[] = [];
  render(
    <RangeCalendar
      label="Dates"
      previous="Previous month"
      next="Next month"
      value={value}
      from="2026-11-24"
      to="2027-11-23"
      onChange={(span) => chosen.push(span)}
    />,
  );
  act(() => day(focused).focus());
  return chosen;
}

/** A cell's day; ends of the choice are named after the whole range. */
const dateOf = (cell: Element | null) =>
  [...(cell?.getAttribute('aria-label') ?? '').matchAll(/\d+ \w+ \d{4}/g)].at(-1)?.[0];
const focusedDay = () => dateOf(document.activeElement);
const day = (wanted: number, month = ''): HTMLElement => {
  const found = screen.getAllByRole('button').find((one) => dateOf(one)?.startsWith(`${wanted} ${month}`) === true);
  if (found === undefined) throw new Error(`no day ${wanted}`);
  return found;
};
const press = (keys: string) => user.keyboard(keys);

describe('a month in which a first and a last day are chosen', () => {
  it('takes both by keys, told once; the first one sends the focus on to the next day', async () => {
    const chosen = open(24);
    await press('{Enter}');
    expect([chosen, focusedDay()]).toEqual([[], '25 November 2026']);
    await press('{ArrowRight}{Enter}');
    expect(chosen).toEqual([{ start: '2026-11-24', end: '2026-11-26' }]);
  });

  it('takes them in either order, over the end of a month', async () => {
    const chosen = open(30);
    await press('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(focusedDay()).toBe('2 December 2026'));
    await press('{Enter}{ArrowUp} ');
    expect(chosen).toEqual([{ start: '2026-11-26', end: '2026-12-02' }]);
  });

  it('gives the first day up by Escape', async () => {
    const chosen = open(24);
    await press('{Enter}{ArrowRight}{Escape}');
    expect(focusedDay()).toBe('26 November 2026');
    await press('{Enter}{Enter}');
    expect(chosen).toEqual([{ start: '2026-11-26', end: '2026-11-27' }]);
  });

  it.each([
    ['{Home}', '24 November 2026'],
    ['{End}', '30 November 2026'],
    ['{PageDown}', '25 December 2026'],
    ['{PageDown}{PageUp}', '25 November 2026'],
    ['{ArrowUp}', '24 November 2026'],
  ])('%s moves the focus to %s', async (keys, wanted) => {
    open(25);
    await press(keys);
    await waitFor(() => expect(focusedDay()).toBe(wanted));
  });

  it('does not choose a day before the first one', async () => {
    const chosen = open(25);
    await user.click(day(23));
    await user.click(day(23));
    expect([day(23).getAttribute('aria-disabled'), chosen]).toEqual(['true', []]);
  });

  it('opens at the days that are chosen, and takes others by pointer', async () => {
    const chosen = open(5, { start: '2026-12-05', end: '2026-12-09' });
    expect(focusedDay()).toBe('5 December 2026');
    await user.click(day(11, 'December'));
    await user.click(day(14, 'December'));
    expect(chosen).toEqual([{ start: '2026-12-11', end: '2026-12-14' }]);
  });

  it('begins with a month that is nearly over and the next one, and turns to the month after both', async () => {
    open(24);
    const months = () =>
      screen.getAllByRole('grid').map((grid) => /\w+ \d{4}$/.exec(grid.getAttribute('aria-label') ?? '')?.[0]);
    expect(months()).toEqual(['November 2026', 'December 2026']);
    act(() => day(5, 'December').focus());
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(months()).toEqual(['January 2027']));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await waitFor(() => expect(months()).toEqual(['November 2026', 'December 2026']));
  });
});
