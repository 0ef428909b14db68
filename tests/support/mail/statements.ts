// Statements that emails may make, each with its condition, for every reader (docs/domain/messages.md#emails).
import { seatsOf } from '#src/domain/booking/status.ts';
import type { ComposedMail } from '#src/server/notifications/mail-channel.ts';
import type { Scene } from './scenes.ts';

export type Reader = 'guest' | 'host' | 'companion';
export interface ReadMail {
  scene: Scene;
  kind: string;
  reader: Reader;
  mail: ComposedMail;
  /** Subject, text and files in one, without images. */
  words: string;
}

export const isSold = ({ booking }: Scene) => seatsOf(booking.status) === 'sold';
export const isOver = ({ booking }: Scene) => seatsOf(booking.status) === 'free';
/** Paid online, in US cents. */
export const paid = ({ booking }: Scene) => (booking.payment === 'none' ? 0 : booking.due_cents);
const hasCash = ({ booking }: Scene) => booking.balance_cents > 0;

interface Statement {
  says: string;
  found: RegExp;
  isTrue: (scene: Scene, mail: ReadMail) => boolean;
  /** Where it is required; elsewhere it is optional. */
  must?: (mail: ReadMail) => boolean;
}

const by =
  (...who: Scene['by'][]) =>
  (scene: Scene) =>
    who.includes(scene.by);
const cancelMail = (reader: Reader) => (mail: ReadMail) =>
  mail.kind.endsWith('booking-cancelled') && mail.reader === reader && mail.scene.from !== 'requested';

export const statements: readonly Statement[] = [
  {
    says: "the host's phone, once confirmed",
    found: /\+977 1 5550100/,
    isTrue: isSold,
    must: ({ kind }) => ['booking-confirmed', 'booking-moved', 'companion-invite'].includes(kind),
  },
  {
    says: "the guest's phone, to the host, once confirmed",
    found: /900123/,
    isTrue: (scene, { reader }) => reader === 'host' && isSold(scene),
    must: ({ kind }) => kind === 'host-new-booking',
  },
  {
    says: 'cash that is to be brought',
    found: /Cash to bring: /,
    isTrue: (scene) => hasCash(scene) && isSold(scene),
    must: ({ kind, scene }) => kind === 'booking-confirmed' && hasCash(scene),
  },
  {
    says: 'cash that would be brought',
    found: /Cash to bring if confirmed: /,
    isTrue: (scene) => hasCash(scene) && scene.booking.status === 'requested',
    must: ({ kind, scene }) => kind === 'booking-requested' && hasCash(scene),
  },
  {
    says: 'cash that is to be collected',
    found:
      /Cash to collect: (?!none)|Cash to collect on the day|cash to collect stays|Cash to collect if you accept: (?!none)|you collect/,
    isTrue: (scene, { reader }) =>
      reader === 'host' && hasCash(scene) && ['requested', 'confirmed', 'checked_in'].includes(scene.booking.status),
    must: ({ kind, scene }) => ['host-new-booking', 'host-request'].includes(kind) && hasCash(scene),
  },
  {
    says: 'that there is no cash to collect',
    found: /no cash to collect|to collect( if you accept)?: none/,
    isTrue: (scene, { reader }) => reader === 'host' && (!hasCash(scene) || isOver(scene)),
    must: ({ kind, scene }) => kind === 'host-booking-cancelled' || (kind === 'host-new-booking' && !hasCash(scene)),
  },
  {
    says: 'that no cash is owed',
    found: /You don’t owe your host (any cash|anything)/,
    isTrue: (scene, { reader }) => reader === 'guest' && isOver(scene),
  },
  { says: 'a statement that nobody gets', found: /your statement/, isTrue: () => false },
  { says: 'that the guests stay away', found: /guests do not come/, isTrue: () => false },
  {
    says: 'you cancelled',
    found: /You cancelled this booking\. Your seats/,
    isTrue: (scene, { reader }) => reader === 'guest' && by('guest')(scene),
    must: (mail) => cancelMail('guest')(mail) && by('guest')(mail.scene),
  },
  {
    says: 'your host cancelled',
    found: /Your host had to cancel/,
    isTrue: (scene, { reader }) => reader === 'guest' && by('host')(scene),
    must: (mail) => cancelMail('guest')(mail) && by('host')(mail.scene),
  },
  {
    says: 'the host was late',
    found: /was more than 15 minutes late|had to wait more than 15 minutes/,
    isTrue: by('host_late'),
    must: (mail) => (cancelMail('guest')(mail) || cancelMail('host')(mail)) && by('host_late')(mail.scene),
  },
  {
    says: 'the weather',
    found: /weather is unsafe/,
    isTrue: by('weather'),
    must: (mail) => (cancelMail('guest')(mail) || cancelMail('host')(mail)) && by('weather')(mail.scene),
  },
  {
    says: 'support cancelled',
    found: /Our support team cancelled/,
    isTrue: by('us'),
    must: (mail) => (cancelMail('guest')(mail) || cancelMail('host')(mail)) && by('us')(mail.scene),
  },
  {
    says: 'the guest cancelled',
    found: /The guest cancelled/,
    isTrue: (scene, { reader }) => reader === 'host' && by('guest')(scene),
    must: (mail) => cancelMail('host')(mail) && by('guest')(mail.scene),
  },
  {
    says: 'you cancelled, to the host',
    found: /You cancelled this booking\. The guest/,
    isTrue: (scene, { reader }) => reader === 'host' && by('host')(scene),
    must: (mail) => cancelMail('host')(mail) && by('host')(mail.scene),
  },
  {
    says: 'a request was withdrawn',
    found: /withdrawn/,
    isTrue: ({ from, booking }) => from === 'requested' && booking.status === 'cancelled',
    must: ({ kind, scene }) => kind.endsWith('booking-cancelled') && scene.from === 'requested',
  },
  {
    says: 'other dates at the price you had',
    found: /another date, or a similar experience/,
    isTrue: by('host', 'host_late', 'weather'),
  },
  {
    says: 'that all of it goes back',
    found: /the full (US\$|amount)|(?<!cancel for a )full refund/,
    isTrue: (scene, { kind }) =>
      kind === 'late-refund' ||
      (scene.refund > 0 && scene.refund === paid(scene)) ||
      ['requested', 'held'].includes(scene.booking.status),
    must: ({ kind, scene }) => kind === 'booking-cancelled' && scene.refund > 0 && scene.refund === paid(scene),
  },
  {
    says: 'that a part goes back',
    found: /US\$[\d.]+ of the US\$[\d.]+ you paid/,
    isTrue: (scene) => scene.refund > 0 && scene.refund < paid(scene),
    must: ({ kind, scene }) => kind === 'booking-cancelled' && scene.refund > 0 && scene.refund < paid(scene),
  },
  {
    says: 'that nothing comes back',
    found: /you paid online isn’t refundable|gets no refund/,
    isTrue: (scene) => scene.refund === 0 && paid(scene) > 0,
    must: (mail) =>
      (mail.kind === 'no-show-recorded' && paid(mail.scene) > 0) ||
      ((cancelMail('guest')(mail) || cancelMail('host')(mail)) && mail.scene.refund === 0 && paid(mail.scene) > 0),
  },
  {
    says: 'that nothing was paid',
    found: /[Yy]ou (haven’t )?paid (nothing|anything)|The guest (had )?paid nothing online/,
    isTrue: (scene) => paid(scene) === 0,
    must: ({ kind, scene }) => kind === 'booking-cancelled' && paid(scene) === 0,
  },
  {
    says: 'what the guest gets',
    found: /The guest gets a refund of US\$/,
    isTrue: (scene, { reader }) => reader === 'host' && scene.refund > 0,
    must: ({ kind, scene }) => kind === 'host-booking-cancelled' && scene.refund > 0,
  },
  {
    says: 'that everything paid comes back if not',
    found: /(doesn’t reply, you get|decline, the guest gets) a full refund/,
    isTrue: (scene) => scene.booking.status === 'requested' && paid(scene) > 0,
    must: ({ kind, scene }) => ['booking-requested', 'host-request'].includes(kind) && paid(scene) > 0,
  },
  {
    says: 'how long seats are held',
    found: /We’re holding 3 guests for you until 21 Nov 2026 at 16:00 \(Kathmandu\)/,
    isTrue: ({ booking }) => booking.status === 'held',
    must: ({ kind }) => kind === 'booking-held',
  },
  {
    says: 'until when the host answers',
    found: /by 23 Nov 2026 at 14:45 \(Kathmandu\)/,
    isTrue: ({ booking }) => booking.status === 'requested',
    must: ({ kind }) => ['booking-requested', 'host-request'].includes(kind),
  },
  {
    says: 'until when a guest may object',
    found: /tell us on your booking page by 22 Nov 2026 at 15:29 \(Kathmandu\)/,
    isTrue: (scene, { reader }) => reader === 'guest' && scene.booking.status === 'no_show',
    must: ({ kind }) => kind === 'no-show-recorded',
  },
  {
    says: 'a voucher code',
    found: /BNY1\./,
    isTrue: isSold,
    must: ({ kind }) => ['booking-confirmed', 'booking-moved', 'companion-invite'].includes(kind),
  },
  {
    says: 'a voucher to print',
    found: /voucher\.pdf/,
    isTrue: (scene, { reader }) => reader === 'guest' && isSold(scene),
    must: ({ kind }) => kind === 'booking-confirmed',
  },
  {
    says: 'a date for the calendar',
    found: /METHOD:PUBLISH/,
    isTrue: isSold,
    must: ({ kind }) => ['booking-confirmed', 'host-new-booking'].includes(kind),
  },
  {
    says: 'a date taken out of it',
    found: /METHOD:CANCEL/,
    isTrue: ({ booking, from }) => booking.status === 'cancelled' && from === 'confirmed',
    must: ({ kind, scene }) => kind.endsWith('booking-cancelled') && scene.from === 'confirmed',
  },
  {
    says: 'a subtotal and a code',
    found: /Subtotal: US\$63\.60\nDiscount code: −US\$/,
    isTrue: ({ booking }) => booking.quote.coupon_discount_cents > 0,
    must: ({ kind, scene }) => kind === 'booking-confirmed' && scene.booking.quote.coupon_discount_cents > 0,
  },
  {
    says: 'what is still to be paid',
    found: /Pay online: |To pay online: /,
    isTrue: (scene) => paid(scene) === 0 && scene.booking.due_cents > 0,
  },
  {
    says: 'what was paid',
    found: /Paid online: /,
    isTrue: (scene) => paid(scene) > 0 || scene.booking.due_cents === 0,
    must: ({ kind }) => kind === 'booking-confirmed',
  },
];
