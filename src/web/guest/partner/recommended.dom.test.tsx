// An ambassador's link: the visit is counted, stored only after a press or consent, and continues.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { consentStore } from '#src/web/platform/analytics/consent.ts';
import { later, openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import { type RecommendedData, Page } from './recommended-page.tsx';

const data: RecommendedData = { name: 'Mina', good_days: 30, code: 'MINA7K2Q', to: '/', form: null };
afterEach(() => consentStore.answer(null));

describe('the link of an ambassador', () => {
  it('says who recommends and for what, and counts a visit without keeping it', async () => {
    const { call } = openApp(<Page data={data} />, { answers: { 'partner/visit': later } });
    expect(screen.getByRole('heading', { name: 'Mina recommends' })).toBeTruthy();
    expect(screen.getByText(/we pay Mina a commission\. Your price stays the same/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue without' }).getAttribute('href')).toBe('/');
    expect((await call('partner/visit')).input).toEqual({ code: 'MINA7K2Q', keep: false });
  });

  it('keeps it once the visitor agrees to be remembered', async () => {
    const { asked } = openApp(<Page data={data} />, { answers: { 'partner/visit': { kept: true } } });
    consentStore.answer('granted');
    await waitFor(() => expect(asked.at(-1)?.input).toEqual({ code: 'MINA7K2Q', keep: true }));
  });

  it('keeps it by a press, and of somebody without a name as well', async () => {
    const { asked } = openApp(<Page data={{ ...data, name: '', to: '/hanoi/7/a-walk' }} />, {
      answers: { 'partner/visit': { kept: true } },
    });
    expect(screen.getByRole('heading', { name: 'You were recommended to us' })).toBeTruthy();
    expect(screen.getByText(/you’ll see the experience/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue with this recommendation' }));
    await waitFor(() => expect(asked.at(-1)?.input).toEqual({ code: 'MINA7K2Q', keep: true }));
  });
});
