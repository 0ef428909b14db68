import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/web/open-app.tsx';
import type { Admitted } from './kit/AdminShell.tsx';
import { user } from '#tests/support/web/user.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { Page } from './tasks.tsx';

type Tasks = CallOutput<'task/list'>;
type StaffTask = Tasks['data'][number];
type Waiting = CallOutput<'admin/waiting'>;

const task = (more: Partial<StaffTask> = {}): StaffTask => ({
  id: 7,
  kind: 'refund_failed',
  subject: 'refund:7',
  booking_id: '00000000-0000-4000-8000-0000000000b7',
  detail: 'The card was closed',
  writer: null,
  is_undecided: false,
  opened_at: '2026-11-24T06:00:00.000Z',
  ...more,
});
const tasks = (data: StaffTask[], has_more = false): Tasks => ({
  kinds: data.length === 0 ? [] : [{ kind: 'refund_failed', count: data.length }],
  data,
  has_more,
});
const open = (
  admitted: Admitted<Tasks>,
  answers = {},
  waiting: Waiting['data'] = [],
  opening: Waiting['opening'] = [],
) =>
  openApp(<Page data={{ admitted, kind: null, waiting: { data: waiting, opening } }} />, {
    url: '/admin',
    answers,
  });

describe('the steps to open', () => {
  it('are named with their state and their page, in the place of nothing to do', () => {
    open(
      { kind: 'in', data: tasks([]) },
      {},
      [],
      [
        { step: 'mail', is_done: true },
        { step: 'city', is_done: false },
      ],
    );
    const list = within(screen.getByRole('region', { name: /1 of 2 done/ }));
    expect(list.getAllByRole('listitem')[0]?.textContent).toMatch(/^Done/);
    expect(list.getByRole('link', { name: /city/ }).getAttribute('href')).toBe('/admin/places');
    expect(screen.queryByText('Nothing to do')).toBeNull();
  });
});

describe('the list of tasks', () => {
  it('shows what there is to do, with the way to where it is decided', () => {
    open({ kind: 'in', data: tasks([task()], true) });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('The card was closed')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/admin/refunds/refund:7');
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('/admin?after=7');
  });

  it('says who waits for an answer, with all that was written', () => {
    const writer = {
      name: 'Ada Tran',
      email: 'ada@example.test',
      account_id: null,
      words: 'A long question, to its end',
    };
    const account_id = '00000000-0000-4000-8000-0000000000a7';
    const asked = { kind: 'feedback', booking_id: null, subject: 'feedback:1', detail: 'A booking: A long' };
    open({
      kind: 'in',
      data: tasks([task({ ...asked, writer }), task({ ...asked, id: 8, writer: { ...writer, account_id } })]),
    });
    const [outsider, guest] = screen.getAllByRole('article').map((card) => within(card));
    expect(outsider?.getByText('A long question, to its end')).toBeTruthy();
    expect(outsider?.getByRole('link', { name: 'ada@example.test' }).getAttribute('href')).toBe(
      'mailto:ada@example.test',
    );
    expect(outsider?.queryByRole('link', { name: 'Ada Tran' })).toBeNull();
    expect(guest?.getByRole('link', { name: 'Ada Tran' }).getAttribute('href')).toBe(`/admin/people/${account_id}`);
    expect(screen.queryByText(/feedback:1/)).toBeNull();
  });

  it('closes one with a note, and says when somebody else was first', async () => {
    const { asked } = open(
      { kind: 'in', data: tasks([task({ kind: 'payment_stuck', booking_id: null })]) },
      { 'task/close': { closed: false } },
    );
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
    await user.type(screen.getByLabelText('What you did'), 'Called the bank');
    await user.click(screen.getByRole('button', { name: 'Close this task' }));
    expect(await screen.findByText('Someone else has already closed it.')).toBeTruthy();
    expect(asked[0]).toMatchObject({ name: 'task/close', input: { task_id: 7, note: 'Called the bank' } });
  });

  it('is not closed here while its own page has to decide it', () => {
    open({ kind: 'in', data: tasks([task({ kind: 'ambassador_application', is_undecided: true })]) });
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/admin/ambassadors');
    expect(screen.queryByText('Close this task')).toBeNull();
  });

  it('leads to the booking where no page is for its kind', () => {
    open({ kind: 'in', data: tasks([task({ kind: 'payment_stuck' })]) });
    expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe(
      '/admin/bookings/00000000-0000-4000-8000-0000000000b7',
    );
  });

  it('begins with what else waits, each figure with the way to its rows', () => {
    const kinds = [
      { kind: 'listing_review', count: 2 },
      { kind: 'refund_failed', count: 1 },
      { kind: 'feedback', count: 4 },
    ];
    open({ kind: 'in', data: { ...tasks([task()]), kinds } }, {}, [
      { kind: 'ending_holds', count: 1001 },
      { kind: 'failed_refunds', count: 1 },
      { kind: 'failed_notices', count: 3 },
      { kind: 'failed_payment_events', count: 2 },
    ]);
    const part = (name: string) => within(screen.getByRole('region', { name }));
    const links = (name: string) =>
      part(name)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links('Bookings')).toEqual([
      ['Holds that expire within 5 minutes 1,000+', '/admin/bookings?show=hold-ending'],
    ]);
    expect(links('Money')).toEqual([['Failed refunds 1', '/admin/refunds?state=failed']]);
    expect(links('Listings')).toEqual([['Listing to review 2', '/admin/listings']]);
    expect(links('Guests and hosts')).toEqual([['Message from the contact form 4', '/admin?kind=feedback']]);
    expect(links('System')).toEqual([['Emails not sent 3', '/admin/messages?channel=mail&state=failed']]);
    // No page lists these.
    expect(part('System').getByText('Failed payment provider events').closest('a')).toBeNull();
  });

  it('says that nothing waits', () => {
    open({ kind: 'in', data: tasks([]) });
    expect(screen.getByRole('heading', { name: 'Nothing to do' })).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is for operators', () => {
    open({ kind: 'refused' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('For operators only');
    expect(screen.queryByRole('article')).toBeNull();
  });
});
