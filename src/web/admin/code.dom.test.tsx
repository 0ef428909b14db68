import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import { refusal } from '#tests/support/web/open-with.ts';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './code.tsx';

type Code = CallOutput<'admin/code'>;

const code: Code = {
  id: '00000000-0000-4000-8000-0000000000b7',
  code: 'SPRING',
  kind: 'fixed',
  amount: 5,
  percent: null,
  valid_from: null,
  valid_until: '2026-12-24T18:30:00.000Z',
  minimum_spend: 20,
  max_uses: 100,
  max_uses_per_user: 1,
  is_first_booking_only: false,
  city_ids: [7],
  course_ids: [12, 13],
  owner: '',
  state: 'active',
  used: 1,
  made_at: '2026-11-20T09:30:00.000Z',
  made_by: 'Op One',
  batch_id: null,
  batch: '',
  is_asked_here: false,
  is_used: true,
  version: 3,
  cities: [
    { id: 7, name: 'Hanoi' },
    { id: 8, name: 'Hue' },
  ],
  uses: [
    {
      booking_id: '00000000-0000-4000-8000-0000000000c1',
      ref: 'ABCDEFGH',
      booking_status: 'confirmed',
      state: 'redeemed',
      at: '2026-11-21T09:30:00.000Z',
      guest: 'Guest of the test',
      discount: 5,
    },
  ],
  next: null,
};

const openCode = (more: Partial<Code> = {}, answers = {}) =>
  openApp(<Page data={{ shows: 'code', admitted: { kind: 'in', data: { ...code, ...more } }, isFirst: true }} />, {
    url: `/admin/codes/${code.id}`,
    answers,
  });
const openForm = (shows: 'new' | 'batch', answers = {}) =>
  openApp(<Page data={{ shows, admitted: { kind: 'in', data: { cities: code.cities } } }} />, {
    url: `/admin/codes/${shows}`,
    answers,
  });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const why = () => user.type(field(/^Reason/), 'Agreed with the partner');

describe('a code in the back office', () => {
  it('is shown with its bookings, and changed as it was seen', async () => {
    const { callsOf } = openCode({}, { 'admin/code-save': { code_id: code.id, message: 'Saved.' } });
    const uses = within(screen.getByRole('region', { name: 'Bookings with this code' }));
    expect(uses.getByRole('link', { name: 'ABCDEFGH' }).getAttribute('href')).toBe(
      '/admin/bookings/00000000-0000-4000-8000-0000000000c1',
    );
    uses.getByText(/US\$5\.00 off · used/);
    expect(uses.getByRole('link', { name: 'Download all as CSV' }).getAttribute('href')).toMatch(
      /^\/admin\/code-uses\.csv\?code=/,
    );
    await press('Change');
    expect([
      field(/^Code/).readOnly,
      screen.getByRole<HTMLInputElement>('textbox', { name: /^Discount/ }).readOnly,
    ]).toEqual([true, true]);
    await user.click(screen.getByRole('checkbox', { name: 'Hue' }));
    await user.clear(screen.getByRole('textbox', { name: /^Total uses/ }));
    await why();
    await press('Save');
    await screen.findByText('Saved.');
    expect(callsOf('admin/code-save').map(({ input }) => input)).toEqual([
      {
        code_id: code.id,
        version: 3,
        code: 'SPRING',
        kind: 'fixed',
        amount: 5,
        percent: null,
        valid_from: null,
        valid_until: '2026-12-24T18:30:00Z',
        minimum_spend: 20,
        max_uses: null,
        max_uses_per_user: 1,
        is_first_booking_only: false,
        city_ids: [7, 8],
        course_ids: [12, 13],
        owner: '',
        reason: 'Agreed with the partner',
      },
    ]);
  });

  it('that waits is confirmed by somebody else than who asked', async () => {
    const { callsOf } = openCode({ state: 'waiting' }, { 'admin/code-confirm': { message: 'It counts.' } });
    await press('Confirm');
    await why();
    await press('Confirm');
    await screen.findByText('It counts.');
    expect(callsOf('admin/code-confirm').map(({ input }) => input)).toEqual([
      { code_id: code.id, version: code.version, reason: 'Agreed with the partner' },
    ]);
  });

  it('that waits is nobody’s to confirm who asked', async () => {
    openCode({ state: 'waiting', is_asked_here: true });
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.getByText(/another operator has to confirm/)).toBeTruthy();
  });

  it('is ended with a reason', async () => {
    const { callsOf } = openCode({}, { 'admin/code-stop': { message: 'It is over.' } });
    await press('End now');
    await press('End now');
    expect(callsOf('admin/code-stop')).toEqual([]);
    await why();
    await press('End now');
    await screen.findByText('It is over.');
    expect(callsOf('admin/code-stop').map(({ input }) => input)).toEqual([
      { code_id: code.id, reason: 'Agreed with the partner' },
    ]);
  });

  it('says at its field what it cannot be', async () => {
    const wrong = { ...refusal('bad-input'), fields: { code: 'This code already exists. Choose a different one.' } };
    const { callsOf } = openForm('new', { 'admin/code-save': wrong });
    await user.type(field(/^Code/), 'spring');
    await user.type(field(/^Listings/), '12, abc');
    await press('Create');
    expect(callsOf('admin/code-save')).toEqual([]);
    await user.clear(field(/^Listings/));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type of discount' }), 'percent');
    await user.type(screen.getByRole('textbox', { name: 'Percent' }), '12.5');
    await why();
    await press('Create');
    await screen.findByText('This code already exists. Choose a different one.');
    expect(callsOf('admin/code-save')[0]?.input).toMatchObject({
      code: 'spring',
      kind: 'percent',
      percent: 12.5,
      amount: null,
    });
  });
});

describe('a batch of codes', () => {
  it('is drawn, and leads to its codes and their file', async () => {
    const batch_id = '00000000-0000-4000-8000-0000000000b1';
    const { callsOf } = openForm('batch', { 'admin/code-batch': { batch_id, message: '100 codes are created.' } });
    await user.type(field(/^Name of the batch/), 'Partners');
    await user.type(screen.getByRole('textbox', { name: /^Discount/ }), '5');
    await why();
    await press('Create the codes');
    await screen.findByText('100 codes are created.');
    expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
      `/admin/codes.csv?batch=${batch_id}`,
    );
    // One use per code by default.
    expect(callsOf('admin/code-batch')[0]?.input).toMatchObject({
      name: 'Partners',
      count: 100,
      max_uses: 1,
      amount: 5,
    });
  });
});
