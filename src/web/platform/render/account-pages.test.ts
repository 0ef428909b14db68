import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { openWith, refusal } from '#tests/support/web/open-with.ts';

type Link = CallOutput<'account/link'>;
const token = 'A'.repeat(43);
const link: Link = {
  state: 'verify',
  has_typed: false,
  email: 'mara@example.test',
  title: 'Momo evening with Sunita',
  city_name: 'Kathmandu',
  date: '2026-12-05',
  time: '17:00',
  time_zone: 'Asia/Kathmandu',
};
const open = (change: Partial<Link>, query = '') =>
  openWith(`/user/confirm?token=${token}${query}`, {
    'account/link': contract['account/link'].out.parse({ ...link, ...change }),
  });

describe('the page of a mail’s link', () => {
  it.each<[string, Partial<Link>, string[], string[]]>([
    ['asks for a password', {}, ['Confirm your email', 'mara@example.test', 'Confirm password'], ['you entered']],
    ['keeps the typed one', { has_typed: true }, ['you entered when you booked', 'Choose another'], []],
    ['offers a booking', { state: 'join' }, ['Is this your booking?', 'Add to my account'], ['Password']],
    ['has run out', { state: 'expired' }, ['has expired', 'after 30 days', 'Email me a new link'], ['Password']],
    ['is done', { state: 'done' }, ['was already used', 'Log in'], ['Password', 'Put it']],
  ])('%s', async (_what, change, shown, hidden) => {
    const { status, text, words } = await open(change);
    expect([status, text.match(/<h1/g)?.length]).toEqual([200, 1]);
    for (const text of shown) expect(words).toContain(text);
    for (const text of hidden) expect(words).not.toContain(text);
  });

  it('is one form that works without script, and is kept by nobody', async () => {
    const { text, html } = await open({});
    expect(text.match(/<form[^>]+action="\/user\/confirm"/g)).toHaveLength(1);
    expect(text).toContain(`name="token" value="${token}"`);
    expect(html).toContain('noindex');
  });

  it('says what a posted form did, and why one did nothing', async () => {
    expect((await open({ state: 'done' }, '&did=verify')).words).toContain('Your email is confirmed');
    expect((await open({ state: 'expired' }, '&did=sent')).words).toContain('We sent a new link to');
    expect((await open({}, '&refused=password-short')).words).toContain('Use at least 8 characters');
    expect((await open({}, '&refused=toString')).words).not.toContain('native code');
  });

  it('answers 404 to a link that we never sent', async () => {
    const page = await openWith(`/user/confirm?token=${token}`, { 'account/link': refusal('link-invalid') });
    expect([page.status, page.error]).toEqual([404, undefined]);
    expect(page.words).toContain('This link doesn’t work');
  });
});

describe('My Booking', () => {
  const list = { data: [], total: 0, counts: { upcoming: 0, waiting: 0, past: 0, cancelled: 0 } };
  const offered = {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Pottery in Bhaktapur',
    city_name: 'Bhaktapur',
    date: '2026-12-06',
    time: '09:00',
    time_zone: 'Asia/Kathmandu',
    pax: 2,
    guest_name: 'Mara Lind',
    booking_status: 'confirmed',
    created_at: '2026-11-22T10:00:00Z',
  };
  const openList = (data: object[], query = '') =>
    openWith(`/dashboard/booking${query}`, {
      'booking/list-guest': { ...list, is_host: false },
      'booking/list-host': list,
      'account/offered': contract['account/offered'].out.parse({ data }),
    });

  it('offers what was booked with the own address, to take or to refuse', async () => {
    const { words } = await openList([offered]);
    for (const text of ['Are these your bookings?', 'Pottery in Bhaktapur', 'booked as Mara Lind', 'Not mine'])
      expect(words).toContain(text);
  });

  it('says nothing of it where nothing waits, nor to a host in that role', async () => {
    expect((await openList([])).words).not.toContain('Are these your bookings?');
    expect((await openList([offered], '?as=host')).words).not.toContain('Are these your bookings?');
  });
});
