import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postingList } from '#src/contract/admin/money-lists.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './ledger.tsx';

type Ledger = CallOutput<'admin/ledger'>;

const booking = '00000000-0000-4000-8000-0000000000b7';
const balance = (account: string, now_minor: number) => ({
  account,
  currency: 'USD',
  now_minor,
  moved_minor: now_minor / 2,
  end_minor: now_minor - 10,
});
const ledger: Ledger = {
  data: [
    {
      id: '17',
      at: '2026-11-25T09:30:00.000Z',
      kind: 'surplus',
      reference: 'pi_7',
      booking_id: booking,
      ref: 'BCDFHJKM',
      lines: [
        { account: 'psp:stripe:usd', amount_minor: 540, currency: 'USD' },
        { account: `surplus:${booking}`, amount_minor: -540, currency: 'USD' },
      ],
    },
  ],
  next: null,
  balances: [balance('psp:stripe:usd', 540), balance('surplus', -540)],
  totals: [{ account: '', currency: 'USD', now_minor: 0, moved_minor: 0, end_minor: 0 }],
  kinds: ['confirmed', 'surplus'],
};

const open = (search: string, more: Partial<Ledger> = {}) =>
  openApp(
    <Page
      data={{ admitted: { kind: 'in', data: { ...ledger, ...more } }, query: postingList.read(search), extra: null }}
    />,
    { url: `/admin/ledger${search}` },
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the ledger', () => {
  it('is shown posting by posting, with the balances and their sum of 0', () => {
    open('');
    expect(cellsOf(screen.getByRole('row', { name: /^17 / }))).toEqual([
      'Wed 25 Nov 2026, 09:30',
      'Late payment',
      'BCDFHJKM',
      'Balance at Stripe, USDUS$5.40Late payments to refund−US$5.40',
      'pi_7',
    ]);
    expect(cellsOf(screen.getByRole('row', { name: /^Balance at Stripe, USD/ }))).toEqual(['US$5.40']);
    expect(cellsOf(screen.getByRole('row', { name: /^All accounts, USD/ }))).toEqual(['US$0.00']);
    expect([hrefOf('BCDFHJKM'), hrefOf('Late payments to refund')]).toEqual([
      `/admin/bookings/${booking}`,
      '/admin/ledger?account=surplus',
    ]);
  });

  it('shows for chosen days what they changed and how they ended', () => {
    open('?from=2026-11-01&to=2026-11-20');
    expect(cellsOf(screen.getByRole('row', { name: /^Late payments to refund/ }))).toEqual([
      '−US$5.40',
      '−US$2.70',
      '−US$5.50',
    ]);
  });

  it('keeps filter and columns on the way to the next page, and the filter in the file', () => {
    const filter = 'find=pi_7&account=surplus&kind=surplus&from=2026-11-01&to=2026-11-20';
    open(`?${filter}&column=at`, { next: '9' });
    expect(hrefOf('Next page')).toBe(`/admin/ledger?${filter}&before=9&column=at`);
    expect(hrefOf('Download as CSV')).toBe(`/admin/ledger.csv?${filter}`);
  });

  it('says when nothing fits, with a way to all, and leaves out days that end before they begin', () => {
    open('?from=2026-11-20&to=2026-11-01', { data: [] });
    expect(hrefOf('See all postings')).toBe('/admin/ledger');
    expect((screen.getByLabelText('Until (UTC)') as HTMLInputElement).value).toBe('');
  });
});
