import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './fees.tsx';

type Fees = CallOutput<'admin/fee-list'>;

const fees: Fees = {
  usual: 0.06,
  data: [
    {
      city: { id: 1, name: 'Hanoi' },
      category: null,
      rate: 0.08,
      version: 3,
      listings: 12,
      changed_at: '2026-11-20T09:30:00.000Z',
      who: 'Op Erator',
    },
  ],
  cities: [
    { id: 1, name: 'Hanoi' },
    { id: 2, name: 'Hoi An' },
  ],
  categories: [{ id: 7, name: 'Food' }],
};
const open = (more: Partial<Fees> = {}, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...fees, ...more } } }} />, { url: '/admin/fees', answers });
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const reason = 'As the board decided in May';

describe('service fees', () => {
  it('are shown with what a price becomes and how many listings have it', () => {
    open();
    const cells = within(screen.getByRole('row', { name: /Hanoi, every category/ })).getAllByRole('cell');
    expect(cells.slice(-5).map(({ textContent }) => textContent)).toEqual([
      '8%',
      'US$21.60',
      '12',
      'Fri 20 Nov 2026, 09:30',
      'Op Erator',
    ]);
    screen.getByText('The default service fee is 6%.');
  });

  it('are set for a place that has none yet, with the reason', async () => {
    const { asked } = open({}, { 'admin/fee-set': { message: 'Saved.' } });
    await click('Add a custom fee');
    await click('Save');
    screen.getByText('Choose a city, a category, or both.');
    expect(asked).toEqual([]);
    await user.selectOptions(screen.getByLabelText(/City/), 'Hanoi');
    await user.type(screen.getByLabelText(/Service fee/), '7,25');
    await user.type(screen.getByLabelText(/Reason/), reason);
    await click('Save');
    screen.getByText(/already has a custom fee/);
    await user.selectOptions(screen.getByLabelText(/Category/), 'Food');
    await click('Save');
    await screen.findByText('Saved.');
    expect(asked).toMatchObject([
      { name: 'admin/fee-set', input: { city_id: 1, category_id: 7, rate: 0.0725, version: 0, reason } },
    ]);
  });

  it('are changed and taken away as they were seen', async () => {
    const { asked } = open({}, { 'admin/fee-set': { message: 'Taken away.' } });
    await click('Remove Hanoi, every category');
    await user.type(screen.getByLabelText(/Reason/), reason);
    await click('Remove');
    await screen.findByText('Taken away.');
    expect(asked).toMatchObject([{ input: { city_id: 1, category_id: null, rate: null, version: 3, reason } }]);
  });

  it('say when there is only the usual one', () => {
    open({ data: [] });
    screen.getByText('Every listing has the default fee.');
  });
});
