// Checks every statement of every email against the facts, by state and reader
// (docs/domain/messages.md#what-an-email-contains, docs/domain/messages.md#emails-to-hosts).
import { usDollars } from '#src/domain/money/own-currency.ts';
import { describe, expect, it } from 'vitest';
import { priceRows } from '#src/domain/pricing/price-rows.ts';
import { noticeOf } from './subjects/subjects.ts';
import { notificationKinds, type NotificationKind } from './kinds.ts';
import { mailOf, sampleSetting } from '#tests/support/mail/compose-sample.ts';
import { sampleCompanion } from '#tests/support/mail/samples.ts';
import { scenes, type Scene } from '#tests/support/mail/scenes.ts';
import { isOver, isSold, paid, statements, type ReadMail } from '#tests/support/mail/statements.ts';
import { priceText } from '#src/texts/money-text.ts';

/** Is it about a booking, for guest, host or companion? */
function isOfBooking(
  kind: NotificationKind | undefined,
): kind is Extract<NotificationKind, { about: 'booking' | 'companion' }> {
  return kind?.about === 'booking' || kind?.about === 'companion';
}

async function tell(scene: Scene, name: string): Promise<ReadMail | null> {
  const kind = notificationKinds[name];
  if (!isOfBooking(kind)) return null;
  const { booking } = scene;
  const other = { date: '2026-12-06', time: '11:00', until: new Date(booking.now_ms + 900_000).toISOString() };
  const decision = booking.status === 'completed' ? 'uphold' : 'reject';
  const reminder = { reminder: 'day', starts_ms: booking.starts_at.getTime() };
  const payload = { ...reminder, word: 'not_paid', decision, ...other, ...scene.payload };
  const companion = { ...sampleCompanion };
  const notice =
    kind.about === 'booking'
      ? noticeOf(kind, { subject: booking, payload }, sampleSetting)
      : noticeOf(kind, { subject: { booking, companion }, payload }, sampleSetting);
  const mail = await mailOf(notice);
  if (!mail) return null;
  const files = mail.attachments
    .filter(({ contentType }) => contentType.startsWith('text/'))
    .map(({ content }) => content.replaceAll('\r\n ', ''));
  const words = [mail.subject, mail.text, mail.html, ...files].join('\n');
  return { scene, kind: name, reader: kind.about === 'companion' ? 'companion' : kind.to, mail, words };
}

/** States in which emails are sent. Impossible combinations are left to the emails' own states. */
const sentIn: Readonly<Record<string, (scene: Scene) => boolean>> = {
  'booking-held': ({ booking }) => booking.status === 'held' && booking.due_cents > 0,
  'booking-requested': ({ booking }) => booking.status === 'requested',
  'host-request': ({ booking }) => booking.status === 'requested',
  'time-offered': ({ booking }) => booking.status === 'requested',
  'host-time-refused': ({ booking }) => booking.status === 'requested',
  'booking-confirmed': ({ booking }) => booking.status === 'confirmed',
  'host-new-booking': ({ booking }) => booking.status === 'confirmed',
  'booking-moved': ({ booking }) => booking.status === 'confirmed',
  'host-booking-moved': ({ booking }) => booking.status === 'confirmed',
  'trip-reminder': ({ booking }) => booking.status === 'confirmed',
  'pickup-changed': ({ booking }) => ['requested', 'confirmed'].includes(booking.status),
  'account-link': isSold,
  'problem-received': isSold,
  'host-problem': isSold,
  'cash-disputed': isSold,
  'host-cash-disputed': isSold,
  'host-seats-raised': isSold,
  'cash-decided': isSold,
  'host-cash-decided': isSold,
  'no-show-recorded': ({ booking }) => booking.status === 'no_show',
  'no-show-taken-back': ({ booking }) => ['confirmed', 'checked_in'].includes(booking.status),
  'no-show-decided': ({ booking }) => ['completed', 'no_show'].includes(booking.status),
  'host-no-show-contested': ({ booking }) => booking.status === 'no_show',
  'host-no-show-decided': ({ booking }) => ['completed', 'no_show'].includes(booking.status),
  'booking-cancelled': ({ booking }) => booking.status === 'cancelled',
  'host-booking-cancelled': ({ booking }) => booking.status === 'cancelled',
  'companion-cancelled': ({ booking, from }) => booking.status === 'cancelled' && from === 'confirmed',
  'companion-invite': isSold,
  'companion-moved': ({ booking }) => booking.status === 'confirmed',
  'booking-late': ({ booking }) => booking.status === 'confirmed' && booking.late_minutes > 0,
  'companion-late': ({ booking }) => booking.status === 'confirmed' && booking.late_minutes > 0,
  'request-declined': ({ booking }) => booking.status === 'declined',
  'request-expired': ({ booking, from }) => booking.status === 'expired' && from === 'requested',
  'late-refund': (scene) => isOver(scene) && paid(scene) > 0,
  'seat-sought': (scene) => scene.booking.status === 'expired' && scene.refund === 0 && paid(scene) > 0,
  'review-request': ({ booking }) => booking.status === 'completed',
  'review-thanks': ({ booking }) => booking.status === 'completed',
  'review-replied': ({ booking }) => booking.status === 'completed',
  'review-removed': ({ booking }) => booking.status === 'completed',
  'review-restored': ({ booking }) => booking.status === 'completed',
  'host-review': ({ booking }) => booking.status === 'completed',
  'refund-done': ({ refund }) => refund > 0,
  'refund-failed': ({ refund }) => refund > 0,
  'refund-otherwise': ({ refund }) => refund > 0,
};

const every: ReadMail[] = [];
for (const scene of scenes)
  for (const [kind, isSent] of Object.entries(sentIn)) {
    const mail = isSent(scene) ? await tell(scene, kind) : null;
    if (mail) every.push(mail);
  }

const where = ({ scene, kind }: ReadMail) => `${kind}: ${scene.name}`;

it('there are mails of every kind that speaks of a booking', () => {
  const kinds = Object.keys(notificationKinds).filter((name) => isOfBooking(notificationKinds[name]));
  expect([...new Set(every.map(({ kind }) => kind))].sort()).toEqual(kinds.sort());
  expect(every.length).toBeGreaterThan(300);
});

describe('a mail that says', () => {
  it.each(statements)('$says says it where it is true, and nowhere else', ({ found, isTrue, must }) => {
    const wrong = every.filter((mail) => found.test(mail.words) && !isTrue(mail.scene, mail)).map(where);
    const missing = every.filter((mail) => must?.(mail) && !found.test(mail.words)).map(where);
    expect({ wrong, missing }).toEqual({ wrong: [], missing: [] });
  });
});

describe('every mail', () => {
  it('names amounts that are facts of the booking, and to companions none', () => {
    const strange = every.flatMap((mail) => {
      const { scene, reader } = mail;
      const { booking, refund } = scene;
      const reward = mail.kind.startsWith('review-') ? usDollars.figures.review_reward : 0;
      const minimum = typeof scene.payload['minimum_cents'] === 'number' ? scene.payload['minimum_cents'] : 0;
      const cents = [refund, paid(scene), booking.due_cents, booking.balance_cents, reward, minimum];
      const rows = priceRows(booking.quote).flatMap((row) => [row.amount_cents, row.unit_cents ?? 0]);
      const known = new Set([...cents, ...rows].map((amount) => priceText(Math.abs(amount))));
      const named = [...mail.words.matchAll(/US\$[\d.,]*\d/g)].map(([amount]) => amount);
      const bad = named.filter((amount) => reader === 'companion' || !known.has(amount));
      return bad.map((amount) => `${where(mail)}: ${amount}`);
    });
    expect(strange).toEqual([]);
  });

  it('says of cash either that there is some or that there is none', () => {
    const some = /Cash to (bring|collect)[^:\n]*: (?!none)|you collect/;
    const none = /no cash to|: none\n|You owe your host no cash/;
    expect(every.filter(({ mail }) => some.test(mail.text) && none.test(mail.text)).map(where)).toEqual([]);
  });

  it('has files whose every line ends in CRLF, the last one too', () => {
    const files = every.flatMap(({ mail }) => mail.attachments.filter(({ filename }) => filename.endsWith('.ics')));
    expect(files.length).toBeGreaterThan(50);
    for (const { content } of files) {
      expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
      expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }
  });
});
