import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { loadSession } from '#src/web/platform/session/session.ts';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { bookingAnswers, priceFor, timesOn } from '#tests/support/web/booking-answers.ts';
import { fixtureCourse } from '#tests/support/web/course-detail.ts';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { type Answers, later, noAnswer, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { keepLinkCode, linkCode } from '#src/web/guest/booking/own-codes.ts';
import { FlowCheckout } from '#src/web/guest/checkout/FlowCheckout.tsx';
import { BookingPanel, type BookingPanelProps } from '#src/web/guest/booking/form/BookingPanel.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 24) }));
afterEach(() => void vi.useRealTimers());

const none = { held: undefined, read: () => undefined };
const open = (answers: Answers = {}, start: BookingPanelProps['start'] = {}) =>
  openApp(<BookingPanel course={fixtureCourse} start={start} held={none} Checkout={FlowCheckout} />, {
    answers: { ...bookingAnswers, ...answers },
  });

const dateButton = () => screen.getByRole('button', { name: /^Date/ });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const click = (name: string | RegExp) => user.click(button(name));
const time = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const pickTime = async (name: string) => user.click(await time(name));
const guests = () => within(screen.getByRole('group', { name: 'Guests' })).getByRole('status').textContent;
const alert = () => screen.findByRole('alert');

async function pickDay(name: RegExp): Promise<void> {
  if (dateButton().getAttribute('aria-expanded') === 'false') await user.click(dateButton());
  await user.click(await screen.findByRole('button', { name }));
}
const fifth = /Saturday,? 5 December 2026/;
const sixth = /Sunday,? 6 December 2026/;

/** Up to a price. */
async function openWithPrice(answers: Answers = {}) {
  const app = open(answers);
  await pickDay(fifth);
  await pickTime('09:00');
  await screen.findByRole('button', { name: 'Reserve for US$10.00' });
  return app;
}

describe('the booking widget', () => {
  it('goes from date to time, guests and price, and on to checkout', async () => {
    const { asked, opened } = open();
    expect(screen.queryByRole('group', { name: 'Time' })).toBeNull();
    await pickDay(fifth);
    expect(dateButton().textContent).toContain('5 Dec 2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(document.activeElement).toBe(await time('09:00')));
    await pickTime('09:00');
    await screen.findByRole('button', { name: 'Reserve for US$10.00' });
    expect(guests()).toBe('2');
    await click('Add a guest');
    await screen.findByRole('button', { name: 'Reserve for US$15.00' });
    expect(
      asked
        .filter(({ name }) => name !== 'hold/list')
        .map(({ name, input }) => [name, input['month'] ?? input['date'], input['time'], input['pax']]),
    ).toEqual([
      ['booking/available-date', '2026-12', undefined, undefined],
      ['booking/available-date', '2026-11', undefined, undefined],
      ['booking/available-time', '2026-12-05', undefined, undefined],
      ['booking/available-pax', '2026-12-05', '09:00', undefined],
      ['booking/calculate', '2026-12-05', '09:00', 2],
      ['booking/calculate', '2026-12-05', '09:00', 3],
    ]);
    await click('Reserve for US$15.00');
    await click('No, thanks');
    expect(opened).toEqual(['/booking/checkout?cid=9&date=2026-12-05&time=09%3A00&pax=3']);
  });

  it('says that a day is sold out, with the next day and an email about free seats', async () => {
    const closed = {
      reason: 'sold-out',
      next: { date: '2026-12-06', time: '10:00' },
      message: 'Sold out on Mon 7 Dec.',
    };
    const { call } = open({
      'booking/available-time': ({ date }: Readonly<Record<string, unknown>>) =>
        date === '2026-12-06' ? timesOn(date) : { data: [], slots: [], closed },
    });
    await pickDay(/Monday,? 7 December 2026, sold out/);
    await screen.findByText(/Sold out on Mon 7 Dec\./);
    await screen.findByRole('button', { name: 'Tell me when seats are free' });
    await click(/^Sun 6 Dec/);
    expect((await call('booking/available-time', 1)).input).toMatchObject({ date: '2026-12-06' });
    await time('10:00');
    expect(screen.queryByRole('button', { name: 'Tell me when seats are free' })).toBeNull();
  });

  it('asks for what is missing where it is chosen', async () => {
    const { opened } = open();
    await click('Reserve');
    expect((await alert()).textContent).toBe('Select a date first');
    expect(dateButton().getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(fifth));
    await pickDay(fifth);
    await time('09:00');
    await click('Reserve');
    expect((await alert()).id).toBe('book-time-error');
    expect(document.activeElement).toBe(await time('09:00'));
    expect(opened).toEqual([]);
  });

  it('goes back to another date: time and guests are chosen anew, the price before stays in view', async () => {
    await openWithPrice({
      'booking/available-time': ({ date }: Readonly<Record<string, unknown>>) =>
        date === '2026-12-05' ? timesOn(date) : { data: ['10:00', '16:00'], slots: [], closed: null },
    });
    await pickDay(sixth);
    expect((await time('10:00')).checked).toBe(false);
    expect(screen.queryByRole('radio', { name: '09:00' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Guests' })).toBeNull();
    expect(screen.getByText('Total').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
    expect(button('Reserve')).toBeTruthy();
  });

  it('takes over the day and the guests of the address with the only time, and keeps each choice in the address', async () => {
    const app = openApp(
      <BookingPanel
        course={fixtureCourse}
        start={{ date: '2026-12-06', pax: 3 }}
        held={none}
        Checkout={FlowCheckout}
      />,
      {
        url: '/ubud/9/tea?date=2026-12-06&pax=3&from=mail#book',
        answers: bookingAnswers,
      },
    );
    await screen.findByRole('button', { name: 'Reserve for US$15.00' });
    expect((await time('10:00')).checked).toBe(true);
    const address = () => location.pathname + location.search + location.hash;
    expect(address()).toBe('/ubud/9/tea?from=mail&date=2026-12-06&time=10:00&pax=3#book');
    await click('Remove a guest');
    await waitFor(() => expect(address()).toContain('pax=2'));
    await pickDay(fifth);
    await waitFor(() => expect(address()).toBe('/ubud/9/tea?from=mail&date=2026-12-05&pax=2#book'));
    expect(app.opened).toEqual([]);
  });

  it('drops answers that come too late: times of a date before, a price of guests before', async () => {
    const { call } = open({ 'booking/available-time': later, 'booking/calculate': later });
    await pickDay(fifth);
    await pickDay(sixth);
    await (await call('booking/available-time', 1)).answer(timesOn('2026-12-06'));
    await (await call('booking/available-time', 0)).answer(timesOn('2026-12-05'));
    expect(screen.queryByRole('radio', { name: '09:00' })).toBeNull();
    await pickTime('10:00');
    await call('booking/calculate');
    await click('Add a guest');
    await (await call('booking/calculate', 1)).answer(priceFor(3));
    await (await call('booking/calculate', 0)).answer(priceFor(2));
    expect(button('Reserve for US$15.00')).toBeTruthy();
  });

  it('names few seats, and offers no more guests than the server does', async () => {
    open({ 'booking/available-pax': { ...bookingAnswers['booking/available-pax'], data: [1, 2] } });
    await pickDay(fifth);
    await pickTime('14:00');
    expect((await screen.findByText(/Times in Ubud/)).textContent).toContain('2 seats left');
    await screen.findByRole('button', { name: 'Reserve for US$10.00' });
    expect(button('Add a guest').getAttribute('aria-disabled')).toBe('true');
    await click('Add a guest');
    expect(guests()).toBe('2');
    await click('Remove a guest');
    expect(guests()).toBe('1');
  });

  it('sold out: no day of the month can be chosen', async () => {
    const { callsOf } = open({
      'booking/available-date': { dates: [], days: [], closed: [], first_month: '2026-11', last_month: '2026-12' },
    });
    await pickDay(fifth);
    expect(button(fifth).getAttribute('aria-disabled')).toBe('true');
    expect([dateButton().textContent, callsOf('booking/available-time')]).toEqual(['Choose a date', []]);
  });

  it('follows the choice of the address', async () => {
    open({}, { date: '2026-12-05', time: '14:00', pax: 1 });
    await screen.findByRole('button', { name: 'Reserve for US$5.00' });
    expect([(await time('14:00')).checked, guests()]).toEqual([true, '1']);
  });

  it.each([
    ['booking/available-date', 'book-date-error'],
    ['booking/available-time', 'book-time-error'],
    ['booking/available-pax', 'book-pax-error'],
  ])('says that %s could not be loaded, and leaves the focus alone', async (name, id) => {
    open({ [name]: noAnswer });
    if (name !== 'booking/available-date') await pickDay(fifth);
    if (name === 'booking/available-pax') await pickTime('09:00');
    const said = await alert();
    expect(said.id).toBe(id);
    expect(document.activeElement).not.toBe(said);
  });

  it('says that there is no price; closing the message loads the page again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
    open({ 'booking/calculate': noAnswer });
    await pickDay(fifth);
    await pickTime('09:00');
    const said = await alert();
    expect(button('Reserve')).toBeTruthy();
    await user.click(within(said).getByRole('button'));
    expect(reload).toHaveBeenCalledTimes(1);
    reload.mockRestore();
  });
});

describe('a date with one time', () => {
  it('takes it, and goes on to the guests', async () => {
    open();
    await pickDay(sixth);
    await screen.findByRole('button', { name: 'Reserve for US$10.00' });
    expect((await time('10:00')).checked).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(button('Remove a guest')));
  });
});

describe('the calendar of the widget', () => {
  const isOpen = () => dateButton().getAttribute('aria-expanded') === 'true';

  it('opens under its field and closes by Escape, with the focus back, or by a press elsewhere', async () => {
    open();
    await user.click(dateButton());
    await screen.findByRole('button', { name: fifth });
    act(pressEscape);
    expect([isOpen(), document.activeElement === dateButton()]).toEqual([false, true]);
    await user.click(dateButton());
    expect(isOpen()).toBe(true);
    await user.click(document.body);
    expect(isOpen()).toBe(false);
  });
});

/** The visitor's variants in the response. */
const isIn = (experiments: Readonly<Record<string, string>>) =>
  loadSession(
    createApi(async () => ({ status: 'success', user_id: null, user_name: null, user_image: null, experiments })),
  );

describe('the add-ons', () => {
  it('are offered once before checkout, and can be chosen there', async () => {
    const { callsOf, opened } = await openWithPrice();
    await click(/^Reserve for/);
    expect(popupState.getState().name).toBe('addon-prompt');
    await click('Choose add-ons');
    const popup = within(screen.getByRole('dialog', { name: 'Add-ons' }));
    await user.click(popup.getByRole('button', { name: 'More: Pickup by car' }));
    expect(callsOf('booking/calculate').at(-1)?.input).toMatchObject({ addons: [{ id: 4, pax: 1 }] });
    await user.click(popup.getByRole('button', { name: 'Reserve' }));
    expect(opened).toHaveLength(1);
  });

  it('are not offered to a visitor whose variant leaves the question out', async () => {
    await isIn({ 'addon-prompt': 'off' });
    onTestFinished(() => isIn({}));
    const { opened } = await openWithPrice();
    await click(/^Reserve for/);
    expect([popupState.getState().name, opened.length]).toEqual([null, 1]);
  });

  it('are not offered a second time', async () => {
    const { opened } = await openWithPrice();
    await click(/^Reserve for/);
    await click('Close');
    expect(opened).toEqual([]);
    await click(/^Reserve for/);
    expect([popupState.getState().name, opened.length]).toEqual([null, 1]);
  });
});

describe('the discount code', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('Discount code');
  const codeAnswers = (change: object) => ({
    'booking/calculate': ({ pax, coupon_code: code }: Readonly<Record<string, unknown>>) => ({
      ...priceFor(Number(pax)),
      ...(code !== undefined && change),
    }),
  });

  it('is folded away, takes the focus when opened, and gives it back', async () => {
    await openWithPrice();
    expect(screen.queryByLabelText('Discount code')).toBeNull();
    await click('Have a discount code?');
    expect(document.activeElement).toBe(field());
    await click('Close');
    expect(document.activeElement).toBe(button('Have a discount code?'));
  });

  it('is applied by Enter, which does not reserve, and can be removed', async () => {
    const { callsOf, opened } = await openWithPrice(codeAnswers({ coupon_discount: 3 }));
    await click('Have a discount code?');
    await user.type(field(), ' save {Enter}');
    expect(callsOf('booking/calculate').at(-1)?.input).toMatchObject({ coupon_code: 'save' });
    expect((await screen.findByText(/You save/)).textContent).toContain('US$3.00');
    expect([opened, popupState.getState().name]).toEqual([[], null]);
    expect(document.activeElement).toBe(button('Remove'));
    await click('Remove');
    expect(callsOf('booking/calculate').at(-1)?.input).not.toHaveProperty('coupon_code');
    expect(document.activeElement).toBe(button('Have a discount code?'));
  });

  it('that is refused stays in its field, which says why and counts for no later price', async () => {
    const refused = { discount_error: 'We could not find this code', discount_note: 'Check the spelling' };
    const { callsOf } = await openWithPrice(codeAnswers(refused));
    await click('Have a discount code?');
    await user.type(field(), 'WRONG{Enter}');
    const said = await screen.findByText('We could not find this code – Check the spelling');
    expect(field().getAttribute('aria-describedby')).toBe(said.id);
    expect([field().value, document.activeElement === field()]).toEqual(['WRONG', true]);
    await click('Add a guest');
    expect(callsOf('booking/calculate').at(-1)?.input).not.toHaveProperty('coupon_code');
  });

  it('asks for nothing without a code', async () => {
    const { callsOf } = await openWithPrice();
    const before = callsOf('booking/calculate').length;
    await click('Have a discount code?');
    await click('Apply');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(callsOf('booking/calculate')).toHaveLength(before);
  });

  it('of the guest is offered, the best one first, and applied by one press', async () => {
    onTestFinished(() => void (document.cookie = 'voucher_shown=; Max-Age=0'));
    document.cookie = 'voucher_shown=1';
    const own = { data: [{ code: 'SAVE', saving: 2 }, { code: 'LESS', saving: 1 }] }; // prettier-ignore
    const { asked } = await openWithPrice({ ...codeAnswers({ coupon_discount: 2 }), 'code/list': own });
    await loadSession(createApi(async () => ({ status: 'error', code: 'internal', message: '' })));
    expect((await screen.findByText('SAVE')).parentElement?.textContent).toBe('SAVE · You save US$2.00');
    expect(screen.getByText('More codes').closest('details')?.textContent).toContain('LESS');
    await click('Use code SAVE');
    await screen.findByRole('button', { name: 'Remove' });
    expect(asked.at(-1)).toMatchObject({ name: 'booking/calculate', input: { coupon_code: 'SAVE' } });
    expect(screen.queryByText('More codes')).toBeNull();
  });

  it('of a link is applied to the first price, and forgotten once removed', async () => {
    onTestFinished(() => keepLinkCode(null));
    keepLinkCode('SAVE');
    const { asked } = open(codeAnswers({ coupon_discount: 2 }));
    await pickDay(fifth);
    await pickTime('09:00');
    await screen.findByText(/You save US\$2\.00/);
    await click('Remove');
    await screen.findByRole('button', { name: 'Have a discount code?' });
    expect(linkCode()).toBeNull();
    expect(asked.at(-1)?.input['coupon_code']).toBeUndefined();
  });
});
