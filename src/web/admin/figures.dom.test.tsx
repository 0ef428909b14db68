import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { FiguresPage, type FigureList, type FiguresData, load } from './figures.tsx';

const nothing = {
  bookings: 0,
  paid: 0,
  revenue: 0,
  refunds: 0,
  refunded: 0,
  holds: 0,
  holds_paid: 0,
  holds_run_out: 0,
};
const none = { ...nothing, views: 0, replies: 0, reply_seconds: 0, replies_in_a_day: 0 };
const busy = { ...none, bookings: 3, paid: 31.2, revenue: 20.8, holds: 5, holds_paid: 4, holds_run_out: 1, views: 100 };

const list = (more: Partial<FigureList> = {}): FigureList => ({
  from: '2026-11-25',
  to: '2026-11-26',
  by: 'day',
  counted_at: '2026-11-26T12:34:00.000Z',
  data: [
    { from: '2026-11-25', to: '2026-11-25', ...none },
    { from: '2026-11-26', to: '2026-11-26', ...busy },
  ],
  total: busy,
  before: { ...none, holds: 2 },
  ...more,
});
const open = (data: FigureList, more: Partial<FiguresData> = {}) =>
  openApp(<FiguresPage data={{ admitted: { kind: 'in', data }, query: {}, trouble: null, ...more }} />, {
    url: '/admin/figures',
  });

describe('the figures', () => {
  it('are charts, each with the table behind it, and a file of the same span', () => {
    open(list());
    expect(screen.getAllByRole('img')).toHaveLength(8);
    const chart = screen.getByRole('img', { name: /^Holds from/ });
    expect(chart.getAttribute('aria-label')).toContain('The highest value is 5');
    const table = within(screen.getByRole('table', { name: 'Holds, as a table', hidden: true }));
    const rows = table
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      ['Holds', 'Paid', 'Expired'],
      ['5', '4', '1'],
      ['5', '4', '1'],
      ['0', '0', '0'],
    ]);
    expect(screen.getByText('5 in total, 2 in the same number of days before')).toBeTruthy();
    expect(screen.getByText('US$31.20 in total, US$0.00 in the same number of days before')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      '/admin/figures.csv?from=2026-11-25&to=2026-11-26&by=day',
    );
  });

  it('have no rate of nothing', () => {
    open(list());
    const table = within(screen.getByRole('table', { name: 'Bookings per view, as a table', hidden: true }));
    expect(table.getAllByText('3%')).toHaveLength(2);
    expect(table.getAllByText('–')).toHaveLength(1);
  });

  it('say when weeks are drawn though days were asked for, and that nothing was counted yet', () => {
    open(list({ by: 'week' }), { query: { by: 'day' } });
    expect(screen.getByText(/so it shows weeks/)).toBeTruthy();
  });

  it('say that nothing was counted yet', () => {
    open(list({ counted_at: null, data: [], total: none }));
    expect(screen.getByRole('heading', { name: 'No figures yet' })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('say what is wrong with a span, and show the usual one', async () => {
    const inputs: object[] = [];
    const api = async (_name: string, input: object) => {
      inputs.push(input);
      return inputs.length === 1
        ? { ok: false, kind: 'refusal', error: { code: 'bad-input', message: 'No', fields: { to: 'Later, please.' } } }
        : { ok: true, data: list() };
    };
    const url = new URL('https://x.test/admin/figures?from=2026-11-02&to=2026-11-01');
    const page = await load({ api, url } as unknown as Parameters<typeof load>[0]);
    expect(inputs).toEqual([{ from: '2026-11-02', to: '2026-11-01' }, {}]);
    expect(page).toMatchObject({ kind: 'page', data: { trouble: 'Later, please.', admitted: { kind: 'in' } } });
  });
});
