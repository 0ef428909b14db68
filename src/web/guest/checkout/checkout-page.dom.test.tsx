import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '#src/web/platform/api/api.ts';
import { popupState } from '#src/web/ui/popup/popup.ts';
import { answeringCheckout, fixtureQuote } from '#tests/support/web/checkout.ts';
import { pressEscape } from '#tests/support/web/native-dialog.ts';
import { type Answers, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { fixtureSettings } from '#tests/support/web/settings.ts';
import { user } from '#tests/support/web/user.ts';
import { CheckoutPage } from './page.tsx';
import { type CheckoutData, loadCheckout } from './checkout-data.ts';

const search = '?cid=9&date=2026-12-05&time=09:00&pax=2';
const address = 'Jalan Raya 12, Ubud';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => void vi.unstubAllGlobals());

interface Sent {
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string;
}

/** Pays by PayPal; `book` answers booking/checkout, null for no connection. */
async function open(book: () => object | null, answers: Answers = {}, own: CheckoutData['own'] = []) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: { readonly body: string; readonly headers: object }) => {
    const headers = init.headers as Readonly<Record<string, string>>;
    sent.push({ body: JSON.parse(init.body) as Sent['body'], key: headers['idempotency-key'] ?? '' });
    const answer = book();
    if (answer === null) throw new Error('no connection');
    return { json: async () => answer };
  });
  const data = await loadCheckout(createApi(answeringCheckout()), search);
  if (data === null || 'ok' in data) throw new Error('the fixture has no checkout');
  const payment = { ...fixtureSettings.payment, methods: ['paypal' as const] };
  const app = openApp(<CheckoutPage data={{ ...data, own }} />, {
    url: `/booking/checkout${search}`,
    settings: { payment },
    answers,
  });
  return { ...app, sent };
}

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const pay = () => user.click(screen.getByRole('button', { name: /^Pay US/ }));
const shown = () => popupState.getState().name;

async function fill(): Promise<void> {
  await user.type(field(/^Email/), 'mara@example.com');
  await user.type(field('First name'), 'Mara');
  await user.type(field('Last name'), 'Lind');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '+47');
  await user.type(screen.getByLabelText(/^Phone/), '55501234');
  await user.type(field('Pickup address'), address);
}

const use = () => user.click(screen.getByRole('button', { name: 'Use as is' }));

describe('the page of checkout', () => {
  it('counts what is wrong, leads to the first of it, and books nothing', async () => {
    const { sent } = await open(() => null);
    await user.type(field(/^Email/), 'mara@');
    await pay();
    expect(document.activeElement).toBe(field(/^Email/));
    expect(
      [field(/^Email/), field('First name'), field('Pickup address')].map((one) => one.getAttribute('aria-invalid')),
    ).toEqual(['true', 'true', 'true']);
    expect([shown(), sent]).toEqual([null, []]);
    await user.type(field(/^Email/), 'example.com');
    expect(field(/^Email/).getAttribute('aria-invalid')).toBeNull();
  });

  it('asks once whether an address without a pin is meant as it is', async () => {
    const { sent } = await open(() => ({ ...refusal('time-unavailable'), message: 'Sold out meanwhile' }));
    await fill();
    await pay();
    expect([shown(), sent]).toEqual(['pickup-address', []]);
    act(pressEscape);
    expect([shown(), sent, field('Pickup address').value]).toEqual([null, [], address]);
    await pay();
    await use();
    await screen.findByText('Sold out meanwhile');
    expect(sent[0]?.body).toMatchObject({ course_id: 9, pax: 2, address, email: 'mara@example.com', isd_code: '+47' });
    await pay();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(shown()).toBeNull();
  });

  it('keeps what was typed when it is refused, marks the fields that are named, and is free again', async () => {
    const fields = { email: 'This address bounced' };
    await open(() => ({ ...refusal('email-invalid'), message: 'Not accepted', fields }));
    await fill();
    await pay();
    await use();
    await screen.findByText(fields.email);
    expect(screen.getByText('Not accepted')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(/^Email/)));
    expect([field('First name').value, field('Pickup address').value]).toEqual(['Mara', address]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that the connection is lost; the same press again is the same booking', async () => {
    const { sent } = await open(() => null);
    await fill();
    await pay();
    await use();
    const said = await screen.findByText(/^You lost your connection/);
    expect(said.closest('[tabindex]')).toBe(document.activeElement);
    await pay();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[0]?.key).toMatch(/./);
    expect(sent[1]).toEqual(sent[0]);
    await user.type(field('First name'), 'h');
    await pay();
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.key).not.toBe(sent[0]?.key);
  });

  it('shows the price that is asked for now when another one was shown, and pays nothing', async () => {
    const price = { ...fixtureQuote, booking_deposit_due: 12 };
    const { callsOf } = await open(
      () => ({
        status: 'success',
        message: '',
        token: 'a'.repeat(43),
        url: null,
        analytic: null,
        ref: 'ABCDEFGH',
        booking_deposit_due: 12,
        hold_until: null,
      }),
      { 'booking/calculate': price },
    );
    await fill();
    await pay();
    await use();
    await screen.findByRole('button', { name: /^Pay US\$12\.00/ });
    expect(screen.getByText('The price has changed. Check the new price before you pay.')).toBeTruthy();
    expect(callsOf('payment/paypal')).toEqual([]);
  });

  it('has what was typed again after a reload, but no password', async () => {
    const { unmount } = await open(() => null);
    await fill();
    await user.click(screen.getByText('Create an account (optional)'));
    await user.type(screen.getAllByLabelText<HTMLInputElement>(/^Password/)[0] ?? field('First name'), 'secret words');
    unmount();
    await open(() => null);
    expect([field(/^Email/).value, field('Pickup address').value]).toEqual(['mara@example.com', address]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('secret words');
  });

  it('helps with a payment in a popup', async () => {
    await open(() => null);
    await user.click(screen.getByRole('button', { name: 'Trouble paying?' }));
    const popup = within(screen.getByRole('dialog', { name: 'Help with payment' }));
    expect(popup.getByRole('link', { name: /help@banyan\.example/ })).toBeTruthy();
  });
});

describe('seats of one’s own', () => {
  const booked = {
    ref: 'KMPQRSTU',
    course_id: 9,
    title: 'Cook with Mai',
    date: '2026-12-05',
    time: '09:00',
    pax: 2,
    hold_until: null,
    time_left: 0,
    message: 'You have already booked 2 seats.',
    url: '/booking/detail?ref=KMPQRSTU',
    checkout_url: null,
  };

  it('are told with the link to their booking, because seats that are booked may be meant twice', async () => {
    await open(() => null, {}, [booked]);
    const banner = screen.getByText(/You have already booked 2 seats\./);
    expect(within(banner).getByRole('link').getAttribute('href')).toBe('/booking/detail?ref=KMPQRSTU');
  });

  it('are continued here where they are held, also when another device holds them', async () => {
    const held = { ...booked, hold_until: '2026-12-01T10:00:00Z', message: 'You hold 2 unpaid seats.' };
    await open(() => null, {}, [held]);
    expect(screen.getByText(/Pay here to continue that booking\./)).toBeTruthy();
    expect(screen.queryByText(/You hold 2 unpaid seats\./)).toBeNull();
  });
});
