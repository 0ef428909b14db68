import { describe, expect, it } from 'vitest';
import { contract } from '#src/contract/contract.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { fixtureBooking } from '#tests/support/web/booking-detail.ts';
import { fixtureInquiry } from '#tests/support/web/inquiry.ts';
import { openWith } from '#tests/support/web/open-with.ts';

type Inquiry = CallOutput<'inquiry/detail'>['inquiry'];

describe('the pages of questions and pickups', () => {
  const openInquiry = (change: Partial<Inquiry>) =>
    openWith(`/inquiry/${fixtureInquiry.id}?token=secret`, {
      'inquiry/detail': contract['inquiry/detail'].out.parse({ inquiry: { ...fixtureInquiry, ...change } }),
    });
  const offer = {
    offer_total: 48.5,
    offer_price_per_guest: 22.5,
    offer_until: '2026-11-22T10:00:00Z',
    offer_url: '/booking/checkout?cid=9&offer=x',
  };

  it.each<[Partial<Inquiry>, string[]]>([
    [{ status: 'unverified' }, ['One more step', 'Send my question to Wayan Sari']],
    [{}, ['Wayan Sari has your question', 'by Mon 23 Nov 2026, 16:00']],
    [{ status: 'answered', answer: 'Yes.', answered_at: '2026-11-21T10:00:00Z' }, ['Wayan Sari replied', 'Yes.']],
    [{ status: 'offered', ...offer, can: { answer: false, book: true } }, ['US$48.50 total', 'Book this offer']],
    [{ status: 'declined' }, ['Wayan Sari isn’t available']],
    [{ viewer: 'host', can: { answer: true, book: false } }, ['Mara has a question', 'Make an offer', 'Send reply']],
  ])('%j is told', async (change, texts) => {
    const { status, words } = await openInquiry(change);
    expect(status).toBe(200);
    for (const text of texts) expect(words).toContain(text);
  });

  it('changes nothing by being opened: a question is sent on by a button', async () => {
    const { text } = await openInquiry({ status: 'unverified' });
    expect(text).toMatch(/<button[^>]*>.*Send my question/);
    expect(text).not.toMatch(/<a[^>]*>[^<]*Send my question/);
  });

  it('shows the pickup of a booking and the area of a course', async () => {
    const own = await openWith('/pickup-location/KHWMTQRA?token=secret', { 'booking/detail': fixtureBooking });
    expect(own.words).toContain('Your pickup');
    expect(own.text).toContain('value="Jalan Raya 12, Ubud"');
    const { course, pickup_area: pickup, ref, date, time } = fixtureBooking;
    const booking = { ref, date, time, url: '/pickup-location/KHWMTQRA' };
    const area = await openWith('/course-pickup-location/9', {
      'pickup/course': { course, transport: 'addon', pickup, booking },
    });
    for (const text of ['Hotels in Ubud and Penestanan', 'You’re booked on Sat 5 Dec 2026, 09:00'])
      expect(area.words).toContain(text);
    expect((await openWith('/pickup-location/no', {})).status).toBe(404);
  });
});
