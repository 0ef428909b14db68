import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refundList } from '#src/contract/admin/money-lists.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './refunds.tsx';

type RefundLine = CallOutput<'admin/refund-list'>['data'][number];
type Refunds = CallOutput<'admin/refund-list'>;

const refund: RefundLine = {
  id: '00000000-0000-4000-8000-0000000000b7',
  state: 'failed',
  amount_minor: 724,
  currency: 'SGD',
  due: 5.4,
  reason: 'goodwill',
  maker: 'operator',
  who: 'Olu One',
  provider: 'stripe',
  provider_ref: 're_7',
  made_at: '2026-11-20T09:30:00.000Z',
  changed_at: '2026-11-21T09:30:00.000Z',
  age_hours: 76,
  booking_id: '00000000-0000-4000-8000-0000000000b8',
  ref: 'BCDFHJKM',
  guest: 'Ada Lovelace',
};

function open(search: string, found: Partial<Refunds> = {}) {
  const data: Refunds = { data: [refund], next: null, is_cut: false, ...found };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: refundList.read(search), extra: null }} />, {
    url: `/admin/refunds${search}`,
  });
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the refunds of the back office', () => {
  it('are shown with how they stand, why, by whom and since when', () => {
    open('');
    const cells = within(screen.getByRole('row', { name: /BCDFHJKM/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'Failed',
      'S$7.24',
      'Goodwill',
      'Our team; Olu One',
      'Stripe',
      '3 d 4 h',
      'BCDFHJKM',
      'Ada Lovelace',
    ]);
    expect([hrefOf('Fri 20 Nov 2026, 09:30'), hrefOf('BCDFHJKM')]).toEqual([
      `/admin/refunds/${refund.id}`,
      `/admin/bookings/${refund.booking_id}`,
    ]);
  });

  it('have no age once they are with the guest', () => {
    open('?column=age', { data: [{ ...refund, state: 'done', age_hours: null }] });
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['']);
  });

  it('keep filter and columns on the way to the next page, and the filter in the file', () => {
    const next = `1764000000000000.${refund.id}.failed`;
    const filter =
      'find=ada%40&state=failed&reason=goodwill&provider=stripe&from=2026-11-01&to=2026-11-20&first=failed';
    open(`?${filter}&column=due`, { next });
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Created (UTC)',
      'In the currency of prices',
    ]);
    expect(hrefOf('Next page')).toBe(`/admin/refunds?${filter}&before=${next}&column=due`);
    expect(hrefOf('Download as CSV')).toBe(`/admin/refunds.csv?${filter}`);
  });

  it('say when nothing fits, with a way to all, and when too much does', () => {
    open('?find=nothing', { data: [] });
    expect(hrefOf('See all refunds')).toBe('/admin/refunds');
  });
});
