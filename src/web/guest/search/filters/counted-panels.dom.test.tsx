import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { choicesAnswer } from '#tests/support/web/choices.ts';
import { type Answers, later, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { ListingFrame } from '#src/web/guest/search/listing.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterBox } from './FilterBox.tsx';

const today = '2026-11-24';
const categories = [
  { id: 4, name: 'Cooking', total: 12 },
  { id: 7, name: 'Walks', total: 3 },
];
// Responses are cached by address: each test uses another city.
let cities = 100;
const nextFrame = (): ListingFrame => {
  cities += 1;
  return { page: 'city', path: `/${cities}/kathmandu`, ask: { city_id: cities }, categories, today, center: null };
};

function openBox(search: string, answers: Answers) {
  const frame = nextFrame();
  const query = parseListingQuery(search, 'city');
  const known = { total: 23, totalIsCapped: false };
  return openApp(<FilterBox frame={frame} query={query} resultCount={known} onApply={() => undefined} />, { answers });
}

const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const show = () => screen.getByRole('button', { name: /^Show/ });
const slider = (name: RegExp) => screen.findByRole<HTMLInputElement>('slider', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the choices of the filter box', () => {
  it('say what they would leave; one that leaves nothing cannot be turned on, but off', async () => {
    openBox('attributes=couples', {
      'listing/choices': choicesAnswer(5, { choices: { 'categories=4': 1200, 'times=evening': 1 } }),
    });
    await screen.findByRole('checkbox', { name: 'Cooking (1,000+ experiences)' });
    expect(box('Walks (0 experiences)').getAttribute('aria-disabled')).toBe('true');
    await user.click(box(/^Walks/));
    expect(box(/^Walks/).checked).toBe(false);
    const couples = box('Couples (0 experiences)');
    expect([couples.checked, couples.getAttribute('aria-disabled')]).toEqual([true, null]);
    await user.click(couples);
    expect(couples.checked).toBe(false);
    // Keeps the focus, although it cannot be checked again.
    expect(document.activeElement).toBe(couples);
    expect(box(/^Evening/).getAttribute('aria-disabled')).toBe(null);
  });

  it('switch off the days with a name on which nothing runs, and number the others', async () => {
    openBox('', { 'listing/choices': choicesAnswer(8, { spans: [0, 3, 0, 8] }) });
    const day = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    await waitFor(() => expect(day(/^Today/).disabled).toBe(true));
    expect(
      [/^Tomorrow \(3 exp/, /^This weekend \(0 exp/, /^Next 7 days \(8 exp/].map((name) => day(name).disabled),
    ).toEqual([false, true, false]);
  });

  it('have no number and can all be pressed where there is no answer, or only a part was counted', async () => {
    const { callsOf, unmount } = openBox('', { 'listing/choices': () => null });
    await waitFor(() => expect(callsOf('listing/choices')).toHaveLength(1));
    await user.click(box('Family'));
    expect(box('Family').checked).toBe(true);
    unmount();
    openBox('', {
      'listing/choices': choicesAnswer(1400, {
        choices: { 'times=morning': 1001 },
        price: { 20: 900 },
        isWhole: false,
      }),
    });
    await screen.findByRole('checkbox', { name: /^Morning.*\(1,000\+ experiences\)$/ });
    expect(box('Family').getAttribute('aria-disabled')).toBe(null);
    expect(screen.queryByText(/in this range/)).toBe(null);
  });

  it('show on the button the number of the last one, whichever answer comes last, and none when there is no answer', async () => {
    const { call } = openBox('ba_host=1', { 'listing/choices': later });
    const choices = { 'attributes=family': 9, 'times=morning': 4, 'times=evening': 1 };
    await (await call('listing/choices')).answer(choicesAnswer(23, { choices }));
    await user.click(box(/^Family/));
    const first = await call('listing/choices', 1);
    await user.click(box(/^Family/));
    await user.click(box(/^Morning/));
    // The first request was aborted: its response is ignored.
    const second = await call('listing/choices', 2);
    expect(first.signal?.aborted).toBe(true);
    await second.answer(choicesAnswer(2, { choices }));
    await first.answer(choicesAnswer(9, { choices }));
    expect(show().textContent).toBe('Show 2 experiences');
    await user.click(box(/^Evening/));
    await (await call('listing/choices', 3)).answer(null);
    expect(show().textContent).toBe('Show experiences');
  });

  it('are asked for at once, then after a pause, and no more once the box is closed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { callsOf, unmount } = openBox('', { 'listing/choices': choicesAnswer(3, { choices: { 'ba_host=1': 1 } }) });
    const asked = () => callsOf('listing/choices').length;
    const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const press = () => fireEvent.click(box(/^Community host/));
    await pass(0);
    expect(asked()).toBe(1);
    press();
    await pass(299);
    press();
    press();
    await pass(299);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    press();
    unmount();
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toBe(2);
  });
});

describe('the price', () => {
  const prices = { 15: 4, 20: 9, 22.5: 3, 25: 6, 30: 5, 45: 2, 500.5: 1 };

  it('is drawn where the prices are, moves by stops, and is read out as money', async () => {
    const { call } = openBox('', { 'listing/choices': choicesAnswer(30, { price: prices }) });
    await call('listing/choices');
    await screen.findByText('29 experiences in this range');
    expect(screen.getByText('1 costs more than US$500. Clear the price filter to see it.')).toBeTruthy();
    const [low, high] = [await slider(/Min US\$/), await slider(/Max US\$/)];
    expect([low.getAttribute('aria-valuetext'), high.getAttribute('aria-valuetext')]).toEqual(['US$0', 'US$500']);
    // Few steps from end to end, most where the prices are.
    expect(Number(low.max)).toBeLessThan(20);
    const read = () => [field('Min US$').value, field('Max US$').value, low.getAttribute('aria-valuetext')];
    fireEvent.keyDown(low, { key: 'ArrowRight' });
    fireEvent.keyUp(low, { key: 'ArrowRight' });
    await waitFor(() => expect(read()).toEqual(['10', '500', 'US$10']));
    fireEvent.keyDown(high, { key: 'ArrowLeft' });
    fireEvent.keyUp(high, { key: 'ArrowLeft' });
    await waitFor(() => expect(read()).toEqual(['10', '300', 'US$10']));
    // A screen reader sets the value directly.
    fireEvent.change(low, { target: { value: '3' } });
    await waitFor(() => expect(read()).toEqual(['20', '300', 'US$20']));
    await screen.findByText('25 experiences in this range');
  });

  it('says that nothing lies in the range, and keeps a price that is no stop', async () => {
    openBox('price=203-377', { 'listing/choices': choicesAnswer(0, { price: prices }) });
    await screen.findByText('No experiences in this range. Widen it or change another filter.');
    expect((await slider(/Min US\$/)).getAttribute('aria-valuetext')).toBe('US$203');
    expect([field('Min US$').value, field('Max US$').value]).toEqual(['203', '377']);
  });
});

describe('a filter of the bar', () => {
  it('is counted when it is opened, and the call is given up when it is closed', async () => {
    const frame = nextFrame();
    const query = parseListingQuery('', 'city');
    const { call, callsOf } = openApp(
      <FilterBar frame={frame} query={query} onChange={() => undefined} onSubmit={() => undefined} />,
      {
        answers: { 'listing/choices': later, 'listing/days': { data: [1, 1, 1, 1] } },
      },
    );
    const chip = screen.getByText('Category').closest('details') as HTMLDetailsElement;
    await within(chip).findByRole('checkbox', { name: /^Cooking/, hidden: true });
    expect(callsOf('listing/choices')).toHaveLength(0);
    const turn = (isOpen: boolean) =>
      act(() => {
        chip.open = isOpen;
        chip.dispatchEvent(new Event('toggle'));
      });
    turn(true);
    const first = await call('listing/choices');
    turn(false);
    expect(first.signal?.aborted).toBe(true);
    turn(true);
    await (await call('listing/choices', 1)).answer(choicesAnswer(3, { choices: { 'categories=7': 3 } }));
    within(chip).getByRole('checkbox', { name: 'Walks (3 experiences)' });
    turn(false);
    turn(true);
    expect(callsOf('listing/choices')).toHaveLength(2);
  });
});
