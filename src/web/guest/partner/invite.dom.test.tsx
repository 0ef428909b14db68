// The friend's and the inviter's view of an invitation.
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { later, openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import { Page as LandingPage, type LandingData } from './landing-page.tsx';
import { type MineData, Page as MinePage } from './invite-page.tsx';

const gift = { amount: 5, minimum_spend: 20 };
const code = { code: 'GIFT-BCDFHJKM-NPRTWXYZ', ...gift, valid_until: '2027-02-23T10:00:00.000Z' };
const landing: LandingData = {
  inviter_name: 'Ada',
  ...gift,
  good_days: 90,
  hash: 'bcdfhjkmnprt',
  campaign: 'summer',
  form: null,
};

describe('the landing page of a link', () => {
  it('gives the code at a press, and says what it is for', async () => {
    const { call } = openApp(<LandingPage data={landing} />, { answers: { 'invite/accept': later } });
    expect(screen.getByRole('heading', { name: 'Ada invites you' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Get my US$5.00' }));
    const asked = await call('invite/accept');
    expect(asked.input).toEqual({ hash: 'bcdfhjkmnprt', campaign: 'summer' });
    await asked.answer({ data: code });
    expect(screen.getByText(code.code)).toBeTruthy();
    expect(screen.getByText(/for a first booking of US\$20\.00 or more/, { selector: '[role=status] p' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find an experience' }).getAttribute('href')).toBe('/');
  });

  it('says why there is none, and can be pressed again', async () => {
    const answers = { 'invite/accept': { ...refusal('invite-own'), message: 'This is your own link.' } };
    openApp(<LandingPage data={landing} />, { answers });
    await user.click(screen.getByRole('button', { name: 'Get my US$5.00' }));
    expect(await screen.findByText('This is your own link.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Get my US$5.00' })).toBeTruthy();
  });

  it('shows the code that a form without script was given', () => {
    const form = { values: { code: code.code, valid_until: code.valid_until }, trouble: null, csrf: 'x' };
    openApp(<LandingPage data={{ ...landing, form: form as unknown as LandingData['form'] }} />);
    expect(screen.getByText(code.code)).toBeTruthy();
  });
});

describe('one’s own link', () => {
  const taken_at = '2026-11-03T10:00:00.000Z';
  const mine: NonNullable<MineData['mine']> = {
    status: 'success',
    url: 'https://banyan.example/invite/bcdfhjkmnprt',
    ...gift,
    total: 3,
    invitations: [
      { taken_at, state: 'taken', reason: null, thanks: null },
      {
        taken_at: '2026-11-02T10:00:00.000Z',
        state: 'earned',
        reason: null,
        thanks: { ...code, code: 'THANKS-BCDFHJKM' },
      },
      { taken_at: '2026-11-01T10:00:00.000Z', state: 'nothing', reason: 'same-card', thanks: null },
    ],
  } as never;

  it('is asked of nobody', () => {
    openApp(<MinePage data={{ mine: null }} />);
    expect(screen.getByRole('heading', { name: 'Log in to get your link' })).toBeTruthy();
  });

  it('says of each gift what came of it, and why nothing did', () => {
    openApp(<MinePage data={{ mine }} />);
    expect(screen.getByText(mine.url)).toBeTruthy();
    expect(screen.getByText('3 friends accepted your invitation')).toBeTruthy();
    expect(screen.getByText(/^Invitation accepted on Tue 3 Nov 2026/)).toBeTruthy();
    expect(screen.getByText('THANKS-BCDFHJKM')).toBeTruthy();
    expect(screen.getByText('No code: paid with a card you’ve used')).toBeTruthy();
  });

  it('says what to do while nobody has taken a gift', () => {
    openApp(<MinePage data={{ mine: { ...mine, total: 0, invitations: [] } }} />);
    expect(screen.getByText(/Send your link to a friend who travels/)).toBeTruthy();
  });
});
