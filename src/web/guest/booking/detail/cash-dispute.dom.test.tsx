import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fixtureBooking, nothingAllowed } from '#tests/support/web/booking-detail.ts';
import '#tests/support/web/native-dialog.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { BookingDetail } from './credentials.ts';
import { BookingDetailPage } from './page.tsx';

const talk = fixtureBooking.cash_talk;
const asked: BookingDetail = {
  ...fixtureBooking,
  can: nothingAllowed,
  cash_talk: { ...talk, may_say: ['paid', 'not_paid'] },
};
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('the cash of a booking, on its page', () => {
  it('is asked of its guest with the amount, and one press is the answer', async () => {
    const paid: BookingDetail = { ...asked, cash_talk: { ...talk, guest: 'paid', may_say: ['not_paid'] } };
    const { call } = openApp(<BookingDetailPage data={asked} />, {
      answers: { 'cash/say': {}, 'booking/detail': paid },
    });
    screen.getByRole('heading', { name: 'Did you pay your host?' });
    screen.getByText(/672,000 in cash$/);
    await press('Yes, I paid');
    expect((await call('cash/say')).input).toMatchObject({ ref: asked.ref, said: 'paid' });
    await screen.findByText('You told us you paid. Wayan Sari hasn’t answered yet.');
    await screen.findByRole('button', { name: 'Change answer: I haven’t paid' });
  });

  it('shows what is when the answer came too late', async () => {
    const over: BookingDetail = { ...asked, cash_state: 'both_say_paid', cash_talk: { ...talk, host: 'paid' } };
    openApp(<BookingDetailPage data={asked} />, {
      answers: { 'cash/say': { ...refusal('cash-closed'), message: 'Too late' }, 'booking/detail': over },
    });
    await press('No, I didn’t');
    await screen.findByText('Too late');
    await screen.findByText('You both say it was paid.');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Yes, I paid' })).toBeNull());
  });

  it.each([
    [{ cash_state: 'host_says_paid', host: 'paid', guest: null }, 'Wayan Sari says you paid. Is that right?'],
    [{ cash_state: 'disputed', host: 'not_paid', guest: 'paid' }, /^You and Wayan Sari gave different answers/],
    [{ cash_state: 'waived', host: 'waived', guest: null }, 'You don’t need to pay Wayan Sari any cash.'],
  ] as const)('says to the guest: %o', (words, expected) => {
    const { cash_state, ...said } = words;
    openApp(<BookingDetailPage data={{ ...asked, cash_state, cash_talk: { ...talk, ...said } }} />);
    screen.getByText(expected);
  });

  it('is silent where nothing was said and nothing can be', () => {
    openApp(<BookingDetailPage data={{ ...asked, cash_talk: talk }} />);
    expect(screen.queryByRole('heading', { name: 'Did you pay your host?' })).toBeNull();
  });

  it('asks the host’s side to confirm it, who may also let it go', async () => {
    const seen: BookingDetail = {
      ...asked,
      viewer: 'host',
      cash_talk: { ...talk, may_say: ['paid', 'not_paid', 'waived'] },
    };
    const { call } = openApp(<BookingDetailPage data={seen} />, {
      answers: { 'cash/say': {}, 'booking/detail': seen },
    });
    screen.getByRole('heading', { name: 'Cash from your guest' });
    await press('Waive the cash');
    expect((await call('cash/say')).input).toMatchObject({ said: 'waived' });
  });
});
