import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseListingQuery } from '#src/contract/listing/listing-query.ts';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { choicesAnswer } from '#tests/support/web/choices.ts';
import { fixtureCourses } from '#tests/support/web/courses.ts';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { type Answers, later, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { ListingShell } from './ListingShell.tsx';
import type { ListingData, ListingFrame } from './listing.ts';
import { useListing } from './use-listing.ts';

// The map is another subject, and its script would load during a test.
beforeEach(() => {
  document.documentElement.dataset['listMap'] = 'off';
});
afterEach(() => {
  delete document.documentElement.dataset['listMap'];
});

const frame: ListingFrame = {
  page: 'city',
  path: '/1/kathmandu',
  ask: { city_id: 1 },
  categories: [
    { id: 4, name: 'Cooking', total: 12 },
    { id: 7, name: 'Walks', total: 3 },
  ],
  today: '2026-11-24',
  center: null,
};

const found = (total: number) => ({
  data: fixtureCourses.slice(0, Math.min(total, 4)),
  total,
  total_is_capped: false,
  offset: 0,
  further: { why: 'too_small', total: 0, total_is_capped: false, shown: 0 },
  corrected_keyword: null,
});

function List({ first }: { readonly first: ListingData }) {
  return <ListingShell frame={frame} live={useListing(frame, first)} />;
}

function open(search = '', answers: Answers = { 'course/city': found(7) }) {
  const first: ListingData = {
    query: parseListingQuery(search, 'city'),
    courses: fixtureCourses.slice(0, 4),
    total: 23,
    totalIsCapped: false,
    further: { why: 'too_small', total: 0, totalIsCapped: false, shown: 0 },
    corrected: null,
    drops: [],
    popular: [],
  };
  return openApp(<List first={first} />, { url: frame.path + search, answers });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => user.click(button(name));
const box = () => within(screen.getByRole('dialog', { name: 'Filters' }));
/** The field of a range; its slider's thumb has the same name. */
const number = (name: string) => box().getByRole<HTMLInputElement>('textbox', { name });
const apply = () => box().getByRole('button', { name: /^Show/ });
const address = () => location.pathname + location.search;

async function openBox(): Promise<void> {
  await user.click(screen.getAllByRole('button', { name: /^Filters/ })[0] ?? document.body);
  await box().findByLabelText(/^Cooking/);
}

describe('the filter box', () => {
  // The last request wins, however many a slow machine sent.
  it('changes nothing before its button is pressed, which says what it would show', async () => {
    const { call, callsOf } = open('', { 'listing/choices': later, 'course/city': found(7) });
    await openBox();
    expect(apply().textContent).toBe('Show 23 experiences');
    await (
      await call('listing/choices')
    ).answer(choicesAnswer(23, { choices: { 'categories=4': 5, 'categories=7': 2 } }));
    await user.click(box().getByLabelText(/^Cooking/));
    await user.click(box().getByLabelText(/^Walks/));
    expect(apply().getAttribute('aria-busy')).toBe('true');
    const last = await waitFor(() => {
      const asked = callsOf('listing/choices').at(-1);
      expect(asked?.input).toMatchObject({ city_id: 1, category_ids: [4, 7] });
      return asked;
    });
    await last?.answer(choicesAnswer(7));
    await waitFor(() => expect(apply().textContent).toBe('Show 7 experiences'));
    expect([callsOf('course/city'), address()]).toEqual([[], frame.path]);
    await user.click(apply());
    expect([popupState.getState().name, address()]).toEqual([null, `${frame.path}?categories=4,7`]);
    expect(screen.getByRole('link', { name: 'Remove filter Walks' })).toBeTruthy();
  });

  it('is given up by Escape, and begins with what the list has', async () => {
    open('?times=morning');
    await openBox();
    await user.click(box().getByLabelText(/^Evening/));
    act(pressEscape);
    expect(address()).toBe(`${frame.path}?times=morning`);
    await openBox();
    expect(box().getByLabelText<HTMLInputElement>(/^Morning/).checked).toBe(true);
    expect(box().getByLabelText<HTMLInputElement>(/^Evening/).checked).toBe(false);
  });

  it('is cleared by Reset, which keeps the sort, and waits for its button', async () => {
    open('?attributes=couples&price=30-60&sort=price');
    await openBox();
    expect(number('Min US$').value).toBe('30');
    await user.click(box().getByRole('button', { name: 'Clear all' }));
    expect(box().getByLabelText<HTMLInputElement>(/^Couples/).checked).toBe(false);
    expect(number('Min US$').value).not.toBe('30');
    expect(address()).toContain('attributes=couples');
    await user.click(apply());
    expect(address()).toBe(`${frame.path}?sort=price`);
  });

  it('takes a price that was typed on Enter, the right way round and within its ends', async () => {
    open('', { 'listing/choices': later, 'course/city': found(5) });
    await openBox();
    const [from, to] = [number('Min US$'), number('Max US$')];
    await user.clear(from);
    await user.type(from, '80{Enter}');
    expect(apply().getAttribute('aria-busy')).toBe('true');
    await user.clear(to);
    await user.type(to, '20');
    await user.tab();
    expect([from.value, to.value, popupState.getState().name]).toEqual(['20', '80', 'filter-box']);
    await user.click(apply());
    expect(address()).toBe(`${frame.path}?price=20-80`);
  });
});

// Lists are cached by address: each test uses another one.
describe('the filters over a list', () => {
  it('apply at once, and each tag takes its filter away again', async () => {
    const { call } = open('?free_pickup=1', { 'course/city': found(7) });
    await click('Today');
    expect(address()).toContain('dates=2026-11-24');
    expect(button('Today').getAttribute('aria-pressed')).toBe('true');
    expect((await call('course/city')).input).toMatchObject({
      date_start: '2026-11-24',
      date_end: '2026-11-24',
    });
    await user.click(screen.getByRole('link', { name: 'Remove filter Today' }));
    expect(address()).toBe(`${frame.path}?free_pickup=1`);
    expect(document.activeElement?.tagName).toBe('P');
    expect(document.activeElement?.textContent).toMatch(/experiences/);
  });

  it('keep the list in view when it cannot be loaded, and load it again on request', async () => {
    let isGone = true;
    open('?ba_host=1', { 'course/city': () => (isGone ? null : found(3)) });
    await click('Tomorrow');
    const retry = await screen.findByRole('button', { name: /again/i });
    isGone = false;
    await user.click(retry);
    await waitFor(() => expect(screen.getAllByRole('article').length).toBe(3));
  });

  it('say what to drop when nothing is left', async () => {
    open('?pickup_service=1', {
      'course/city': ({ transport }: Readonly<Record<string, unknown>>) => found(transport === undefined ? 6 : 0),
    });
    await click('Today');
    const drop = await screen.findByRole('link', { name: /^Remove “.*: 6 results/ });
    expect(drop.getAttribute('href')).not.toContain('pickup_service');
    await user.click(drop);
    expect(address()).toBe(`${frame.path}?dates=2026-11-24%20-%202026-11-24`);
  });
});

describe('the days with a name', () => {
  it('cannot be pressed where nothing of the list runs, with the other filters as they are', async () => {
    const { call } = open('?times=evening&pax=2', {
      'listing/days': { data: [0, 3, 0, 3] },
      'course/city': found(3),
    });
    expect((await call('listing/days')).input).toMatchObject({
      city_id: 1,
      time_type: ['evening'],
      spans: expect.arrayContaining([{ start: '2026-11-28', end: '2026-11-29' }]),
    });
    const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
    await waitFor(() =>
      expect(['Today', 'Tomorrow', 'This weekend', 'Next 7 days'].map(isOff)).toEqual([true, false, true, false]),
    );
    await click('Tomorrow');
    expect(address()).toBe(`${frame.path}?times=evening&dates=2026-11-25%20-%202026-11-25&pax=2`);
    await click('Tomorrow');
    expect(address()).toBe(`${frame.path}?times=evening&pax=2`);
  });
});
