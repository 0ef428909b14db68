import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import type { Admitted } from '#src/web/admin/admitted.ts';
import type { StaffTask, Tasks } from './load.ts';
import { TasksPage } from './TasksPage.tsx';

const task = (more: Partial<StaffTask> = {}): StaffTask => ({
  id: 7,
  kind: 'refund_failed',
  subject: 'refund:7',
  booking_id: '00000000-0000-4000-8000-0000000000b7',
  detail: 'The card was closed',
  opened_at: '2026-11-24T06:00:00.000Z',
  ...more,
});
const tasks = (data: StaffTask[], has_more = false): Tasks => ({
  kinds: data.length === 0 ? [] : [{ kind: 'refund_failed', count: data.length }],
  data,
  has_more,
});
const open = (admitted: Admitted<Tasks>, answers = {}) =>
  openApp(<TasksPage data={{ admitted, kind: null }} />, { url: '/admin', answers });

describe('the list of tasks', () => {
  it('shows what there is to do, with the way to where it is decided', () => {
    open({ kind: 'in', data: tasks([task()], true) });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('The card was closed')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      '/dashboard/booking/detail/00000000-0000-4000-8000-0000000000b7',
    );
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/admin?after=7');
  });

  it('closes one with a note, and says when somebody else was first', async () => {
    const { asked } = open(
      { kind: 'in', data: tasks([task({ booking_id: null })]) },
      { 'task/close': { closed: false } },
    );
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
    await userEvent.type(screen.getByLabelText('What was done'), 'Called the bank');
    await userEvent.click(screen.getByRole('button', { name: 'Close this task' }));
    expect(await screen.findByText('Somebody else has closed it already.')).toBeTruthy();
    expect(asked[0]).toMatchObject({ name: 'task/close', input: { task_id: 7, note: 'Called the bank' } });
  });

  it('is for operators', () => {
    open({ kind: 'refused' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('For operators only');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
