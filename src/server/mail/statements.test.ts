// Every statement of every mail against the facts, in every state: state by reader by statement (product 4, 6 and 10).
import { describe, expect, it } from 'vitest';
import { seatsOf } from '#src/domain/booking/status.ts';
import { priceRows } from '#src/domain/money/price-rows.ts';
import { composeBookingMail, composeCompanionMail, type ComposedMail } from './compose.ts';
import { mailKinds } from './kinds.ts';
import { sampleSetting } from './testing/compose-sample.ts';
import { sampleCompanion } from './testing/samples.ts';
import { scenes, type Scene } from './testing/scenes.ts';
import { usdWords } from './words.ts';

type Reader = 'guest' | 'host' | 'companion';
interface Told {
  scene: Scene;
  kind: string;
  reader: Reader;
  mail: ComposedMail;
  /** Subject, text and files in one, with pictures left out. */
  words: string;
}

const isSold = ({ booking }: Scene) => seatsOf(booking.status) === 'sold';
const isOver = ({ booking }: Scene) => seatsOf(booking.status) === 'free';
const paid = ({ booking }: Scene) => (booking.payment === 'none' ? 0 : booking.due_cents);
const hasCash = ({ booking }: Scene) => booking.balance_cents > 0;

async function tell(scene: Scene, name: string): Promise<Told | null> {
  const kind = mailKinds[name];
  if (!kind || kind.about === 'inquiry') return null;
  const { booking, payload } = scene;
  const companion = { ...sampleCompanion };
  const mail =
    kind.about === 'booking'
      ? await composeBookingMail(kind, booking, payload, sampleSetting)
      : await composeCompanionMail(kind, { booking, companion }, payload, sampleSetting);
  if (!mail) return null;
  const files = mail.attachments
    .filter(({ contentType }) => contentType.startsWith('text/'))
    .map(({ content }) => content.replaceAll('\r\n ', ''));
  const words = [mail.subject, mail.text, mail.html, ...files].join('\n');
  return { scene, kind: name, reader: kind.about === 'companion' ? 'companion' : kind.to, mail, words };
}

/** What the program sends in which state; everything that it never sends is left to the states of the letters themselves. */
const sentIn: Readonly<Record<string, (scene: Scene) => boolean>> = {
  'booking-held': ({ booking }) => booking.status === 'held' && booking.due_cents > 0,
  'booking-requested': ({ booking }) => booking.status === 'requested',
  'host-request': ({ booking }) => booking.status === 'requested',
  'booking-confirmed': ({ booking }) => booking.status === 'confirmed',
  'host-new-booking': ({ booking }) => booking.status === 'confirmed',
  'booking-moved': ({ booking }) => booking.status === 'confirmed',
  'host-booking-moved': ({ booking }) => booking.status === 'confirmed',
  'pickup-changed': ({ booking }) => ['requested', 'confirmed'].includes(booking.status),
  'problem-received': isSold,
  'host-problem': isSold,
  'booking-cancelled': ({ booking }) => booking.status === 'cancelled',
  'host-booking-cancelled': ({ booking }) => booking.status === 'cancelled',
  'companion-cancelled': ({ booking, from }) => booking.status === 'cancelled' && from === 'confirmed',
  'companion-invite': isSold,
  'companion-moved': ({ booking }) => booking.status === 'confirmed',
  'request-declined': ({ booking }) => booking.status === 'declined',
  'request-expired': ({ booking, from }) => booking.status === 'expired' && from === 'requested',
  'late-refund': (scene) => isOver(scene) && paid(scene) > 0,
  'refund-done': ({ refund }) => refund > 0,
  'refund-failed': ({ refund }) => refund > 0,
};

const every: Told[] = [];
for (const scene of scenes)
  for (const [kind, isSent] of Object.entries(sentIn)) {
    const told = isSent(scene) ? await tell(scene, kind) : null;
    if (told) every.push(told);
  }

interface Statement {
  says: string;
  found: RegExp;
  isTrue: (scene: Scene, told: Told) => boolean;
  /** Where it has to stand; elsewhere it may. */
  must?: (told: Told) => boolean;
}

const by =
  (...who: Scene['by'][]) =>
  (scene: Scene) =>
    who.includes(scene.by);
const cancelMail = (reader: Reader) => (told: Told) =>
  told.kind.endsWith('booking-cancelled') && told.reader === reader && told.scene.from !== 'requested';

const statements: readonly Statement[] = [
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
    found: /Cash to bring, once it is confirmed: /,
    isTrue: (scene) => hasCash(scene) && scene.booking.status === 'requested',
    must: ({ kind, scene }) => kind === 'booking-requested' && hasCash(scene),
  },
  {
    says: 'cash that is to be collected',
    found:
      /Cash to collect: (?!none)|Collect the cash|Cash to collect on the day|cash to collect stays|Cash to collect, if you say yes: (?!none)|you collect/,
    isTrue: (scene, { reader }) =>
      reader === 'host' && hasCash(scene) && ['requested', 'confirmed', 'checked_in'].includes(scene.booking.status),
    must: ({ kind, scene }) => ['host-new-booking', 'host-request'].includes(kind) && hasCash(scene),
  },
  {
    says: 'that there is no cash to collect',
    found: /no cash to collect|to collect(, if you say yes)?: none/,
    isTrue: (scene, { reader }) => reader === 'host' && (!hasCash(scene) || isOver(scene)),
    must: ({ kind, scene }) => kind === 'host-booking-cancelled' || (kind === 'host-new-booking' && !hasCash(scene)),
  },
  {
    says: 'that no cash is owed',
    found: /You owe your host no cash|you owe the host nothing/,
    isTrue: (scene, { reader }) => reader === 'guest' && isOver(scene),
  },
  { says: 'a statement that nobody gets', found: /your statement/, isTrue: () => false },
  { says: 'that the guests stay away', found: /guests do not come/, isTrue: () => false },
  {
    says: 'you cancelled',
    found: /You cancelled/,
    isTrue: (scene, { reader }) => reader === 'guest' && by('guest')(scene),
    must: (told) => cancelMail('guest')(told) && by('guest')(told.scene),
  },
  {
    says: 'your host cancelled',
    found: /Your host had to cancel/,
    isTrue: (scene, { reader }) => reader === 'guest' && by('host')(scene),
    must: (told) => cancelMail('guest')(told) && by('host')(told.scene),
  },
  {
    says: 'the host was late',
    found: /kept (you )?waiting/,
    isTrue: by('host_late'),
    must: (told) => (cancelMail('guest')(told) || cancelMail('host')(told)) && by('host_late')(told.scene),
  },
  {
    says: 'the weather',
    found: /weather is not safe/,
    isTrue: by('weather'),
    must: (told) => (cancelMail('guest')(told) || cancelMail('host')(told)) && by('weather')(told.scene),
  },
  {
    says: 'support cancelled',
    found: /cancelled by our support|Our support cancelled/,
    isTrue: by('us'),
    must: (told) => (cancelMail('guest')(told) || cancelMail('host')(told)) && by('us')(told.scene),
  },
  {
    says: 'the guest cancelled',
    found: /The guest cancelled/,
    isTrue: (scene, { reader }) => reader === 'host' && by('guest')(scene),
    must: (told) => cancelMail('host')(told) && by('guest')(told.scene),
  },
  {
    says: 'cancelled on your side',
    found: /cancelled on your side/,
    isTrue: (scene, { reader }) => reader === 'host' && by('host')(scene),
    must: (told) => cancelMail('host')(told) && by('host')(told.scene),
  },
  {
    says: 'a request was withdrawn',
    found: /withdrawn/,
    isTrue: ({ from, booking }) => from === 'requested' && booking.status === 'cancelled',
    must: ({ kind, scene }) => kind.endsWith('booking-cancelled') && scene.from === 'requested',
  },
  {
    says: 'other dates at the price you had',
    found: /other dates, and like experiences/,
    isTrue: by('host', 'host_late', 'weather'),
  },
  {
    says: 'that all of it goes back',
    found: /All of the US\$|goes back in full/,
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
    found: /nothing of the US\$[\d.]+ you paid|gets nothing back/,
    isTrue: (scene) => scene.refund === 0 && paid(scene) > 0,
    must: (told) =>
      (cancelMail('guest')(told) || cancelMail('host')(told)) && told.scene.refund === 0 && paid(told.scene) > 0,
  },
  {
    says: 'that nothing was paid',
    found: /[Yy]ou (have )?paid nothing|[Nn]othing (had been|was) paid online/,
    isTrue: (scene) => paid(scene) === 0,
    must: ({ kind, scene }) => kind === 'booking-cancelled' && paid(scene) === 0,
  },
  {
    says: 'what the guest gets',
    found: /The guest gets US\$/,
    isTrue: (scene, { reader }) => reader === 'host' && scene.refund > 0,
    must: ({ kind, scene }) => kind === 'host-booking-cancelled' && scene.refund > 0,
  },
  {
    says: 'that everything paid comes back if not',
    found: /everything (you paid|that was paid online)/,
    isTrue: (scene) => scene.booking.status === 'requested' && paid(scene) > 0,
    must: ({ kind, scene }) => ['booking-requested', 'host-request'].includes(kind) && paid(scene) > 0,
  },
  {
    says: 'how long seats are held',
    found: /We hold 3 guests for you until 21 Nov 2026 at 16:00 \(Kathmandu\)/,
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
    isTrue: ({ booking }) => booking.quote.coupon_discount > 0,
    must: ({ kind, scene }) => kind === 'booking-confirmed' && scene.booking.quote.coupon_discount > 0,
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

const where = ({ scene, kind }: Told) => `${kind}: ${scene.name}`;

it('there are mails of every kind that speaks of a booking', () => {
  const kinds = Object.keys(mailKinds).filter((name) => mailKinds[name]?.about !== 'inquiry');
  expect([...new Set(every.map(({ kind }) => kind))].sort()).toEqual(kinds.sort());
  expect(every.length).toBeGreaterThan(300);
});

describe('a mail that says', () => {
  it.each(statements)('$says says it where it is true, and nowhere else', ({ found, isTrue, must }) => {
    const wrong = every.filter((told) => found.test(told.words) && !isTrue(told.scene, told)).map(where);
    const missing = every.filter((told) => must?.(told) && !found.test(told.words)).map(where);
    expect({ wrong, missing }).toEqual({ wrong: [], missing: [] });
  });
});

describe('every mail', () => {
  it('names amounts that are facts of the booking, and to companions none', () => {
    const strange = every.flatMap((told) => {
      const { scene, reader } = told;
      const { booking, refund } = scene;
      const cents = [refund, paid(scene), booking.due_cents, booking.balance_cents];
      const rows = priceRows(booking.quote).flatMap((row) => [row.amount_cents, row.unit_cents ?? 0]);
      const known = new Set([...cents, ...rows].map((amount) => usdWords(Math.abs(amount))));
      const named = [...told.words.matchAll(/US\$[\d.,]*\d/g)].map(([amount]) => amount);
      const bad = named.filter((amount) => reader === 'companion' || !known.has(amount));
      return bad.map((amount) => `${where(told)}: ${amount}`);
    });
    expect(strange).toEqual([]);
  });

  it('says of cash either that there is some or that there is none', () => {
    const some = /Cash to (bring|collect)[^:\n]*: (?!none)|Collect the cash|you collect/;
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
