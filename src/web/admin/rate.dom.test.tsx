import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './rate.tsx';

type Rate = CallOutput<'admin/rate'>;

const at = '2026-11-20T00:00:00.000Z';
const rate: Rate = {
  code: 'NPR',
  rate: 133.25,
  good_at: at,
  age_hours: 5,
  state: 'fresh',
  source: 'hand',
  held_until: '2026-11-27T00:00:00.000Z',
  is_used: true,
  version: '0'.repeat(32),
  history: [
    { rate: 133.25, source: 'hand', good_at: at, at },
    { rate: 131, source: 'rates.example', good_at: '2026-11-19T00:00:00.000Z', at: '2026-11-19T06:00:00.000Z' },
  ],
};
const open = (more: Partial<Rate> = {}, answers = {}) =>
  openApp(<Page data={{ admitted: { kind: 'in', data: { ...rate, ...more } } }} />, {
    url: '/admin/rates/NPR',
    answers,
  });
const click = (name: string) => user.click(screen.getByRole('button', { name }));

describe('an exchange rate', () => {
  it('is shown with what it has been, as a line and in figures', () => {
    open();
    screen.getByText('Nepalese Rupee');
    screen.getByRole('img', { name: /NPR from .* between Rs\s131 and Rs\s133.2500/ });
    expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(3);
  });

  it('is set by hand, and asked about again where it is far off', async () => {
    const refused = { status: 'error', code: 'bad-input', message: 'No', fields: { is_sure: 'This is 90% away.' } };
    const { asked } = open({}, { 'admin/rate-set': refused });
    await click('Set by hand');
    await user.clear(screen.getByLabelText(/NPR for US\$1/));
    await click('Set this rate');
    screen.getByText('Enter a reason of at least 10 characters.');
    expect(asked).toEqual([]);
    await user.type(screen.getByLabelText(/NPR for US\$1/), '13,3');
    await user.selectOptions(screen.getByLabelText(/Keep this rate for/), '7 days');
    await user.type(screen.getByLabelText(/Reason/), 'The source was wrong');
    await click('Set this rate');
    expect(asked).toMatchObject([
      {
        name: 'admin/rate-set',
        input: {
          code: 'NPR',
          rate: 13.3,
          hold_days: 7,
          is_sure: false,
          version: rate.version,
          reason: 'The source was wrong',
        },
      },
    ]);
    const sure = await screen.findByLabelText('Yes, use this rate');
    screen.getByText('This is 90% away.');
    await user.click(sure);
    await click('Set this rate');
    expect(asked[1]).toMatchObject({ input: { is_sure: true } });
  });

  it('that is new has no history', () => {
    open({ rate: null, good_at: null, age_hours: null, state: 'none', source: '', held_until: null, history: [] });
    screen.getByText('It hasn’t changed yet.');
  });
});
