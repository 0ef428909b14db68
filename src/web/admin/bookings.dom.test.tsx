import type { CallOutput } from '#src/contract/types.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bookingList } from '#src/contract/admin/booking-list.ts';
import { openApp } from '#tests/support/web/open-app.tsx';
import { Page } from './bookings.tsx';

type BookingLine = CallOutput<'admin/booking-list'>['data'][number];
type Bookings = CallOutput<'admin/booking-list'>;

const booking: BookingLine = {
  id: '00000000-0000-4000-8000-0000000000b7',
  ref: 'ABCDEFGH',
  booking_status: 'no_show',
  payment: 'partly_refunded',
  refund: 'done',
  cash_state: 'waived',
  made_at: '2026-11-20T09:30:00.000Z',
  date: '2026-12-01',
  time: '08:00',
  course_id: 12,
  title: 'A bowl of clay',
  city: 'Bhaktapur',
  host: 'Host of the test',
  guest: 'Guest of the test',
  email: 'guest@example.test',
  phone: '+84 912345678',
  pax: 3,
  total: 127.2,
  paid_online: 31.2,
  balance: 96,
};

function open(search: string, found: Partial<Bookings> = {}) {
  const data: Bookings = {
    data: [booking],
    next: null,
    is_cut: false,
    cities: [{ id: 7, name: 'Bhaktapur' }],
    ...found,
  };
  openApp(<Page data={{ admitted: { kind: 'in', data }, query: bookingList.read(search), extra: null }} />, {
    url: `/admin/bookings${search}`,
  });
}

const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the bookings of the back office', () => {
  it('shows bookings in the columns that the address names, the ref always', () => {
    open('?column=phone&column=total&column=nonsense');
    expect(headers()).toEqual(['Booking', 'Total', 'Phone']);
    const row = within(screen.getByRole('row', { name: /ABCDEFGH/ }));
    expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['US$127.20', '+84 912345678']);
    expect(hrefOf('ABCDEFGH')).toBe('/admin/bookings/00000000-0000-4000-8000-0000000000b7');
  });

  it('keeps filter and columns on the way to the next page, and the filter in the file', () => {
    const next = '1764000000000000.00000000-0000-4000-8000-0000000000b7';
    open('?find=ana&show=no_show&city=7&from=2026-12-01&column=phone&before=17.00000000-0000-4000-8000-0000000000b7', {
      next,
    });
    expect(hrefOf('Next page')).toBe(
      `/admin/bookings?find=ana&show=no_show&city=7&from=2026-12-01&before=${next}&column=phone`,
    );
    expect(hrefOf('First page')).toBe('/admin/bookings?find=ana&show=no_show&city=7&from=2026-12-01&column=phone');
    expect(hrefOf('Download as CSV')).toBe('/admin/bookings.csv?find=ana&show=no_show&city=7&from=2026-12-01');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('ana');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' }).value).toBe('no_show');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' }).value).toBe('7');
  });

  it('has its usual columns, and says what every state means', () => {
    open('');
    expect(headers()).toHaveLength(9);
    const cells = within(screen.getByRole('row', { name: /ABCDEFGH/ })).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'No-show',
      'Tue 1 Dec 2026, 08:00',
      'A bowl of clay',
      'Guest of the test',
      '3',
      'US$127.20',
      'Partly refunded',
      'Not asked for',
    ]);
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });

  it('says when nothing fits, with a way to all', () => {
    open('?find=nobody', { data: [] });
    expect(hrefOf('See all bookings')).toBe('/admin/bookings');
    screen.getByText(/No bookings match/);
  });

  it('says that there is nothing yet', () => {
    open('', { data: [] });
    screen.getByText(/New bookings appear here/);
    expect(screen.queryByRole('link', { name: 'See all bookings' })).toBeNull();
  });

  it('says when more fit a name than are looked through', () => {
    open('?find=an', { is_cut: true });
    screen.getByText(/Type more to narrow/);
  });
});
