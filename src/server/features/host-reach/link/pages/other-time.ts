// A host offers another time for a request (docs/domain/bookings.md#offering-another-time).
import { stepOf, untimed } from '#src/domain/booking/lifecycle.ts';
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import { html } from '#src/texts/html.ts';
import { findDetail, findTimeOffer, type TimeOffer } from '#src/server/features/booking/index.ts';
import { findFreeTimes, type FreeTime, offerTime } from '#src/server/features/changes/index.ts';
import { findLinkedBooking, type LinkedBooking } from '#src/server/features/host-reach/link/subject-queries.ts';
import { isDone, type LinkPage, type LinkView, type OpenedLink } from '#src/server/features/host-reach/link/view.ts';
import { bookingFacts, dayText, momentText, t } from '#src/server/features/host-reach/link/words.ts';

interface OtherTimeSubject {
  booking: LinkedBooking;
  times: readonly FreeTime[];
  offered: TimeOffer | null;
}

export const otherTimePage: LinkPage<OtherTimeSubject> = {
  async load(db, link, services) {
    const booking = await findLinkedBooking(db, link.booking_id ?? '', link.host_id);
    if (booking === null) return null;
    const isOpen = canOffer(link, booking);
    const times = isOpen ? await findFreeTimes(services, booking) : [];
    return { booking, times, offered: isOpen ? await findTimeOffer(db, booking.id) : null };
  },
  show(link, { booking, times, offered }) {
    const base = { title: t('otherTime.title'), lines: [], facts: bookingFacts(booking), form: null };
    if (!canOffer(link, booking)) return { ...base, message: becameOf(booking) };
    return { ...base, ...choice(booking, { times, offered }) };
  },
  async act(services, link, { booking, times }, fields) {
    const chosen = times.find(({ date, time }) => `${date} ${time}` === fields['slot']);
    if (!chosen) return refuse(fields['slot'] === undefined ? 'bad-input' : 'time-unavailable');
    const row = await findDetail(services.db, { id: booking.id }, '');
    if (row === null) return refuse('booking-not-found');
    const made = await offerTime(services, { row, slot: chosen, by: link.by });
    return isRefusal(made) ? made : isDone;
  },
};

function canOffer({ state, by, now_ms: now, expires_at }: OpenedLink, booking: LinkedBooking): boolean {
  const facts = { ...untimed(booking.status), request_until: booking.request_until };
  return state !== 'revoked' && now < expires_at && stepOf(facts, 'offer_time', by.role, now).ok;
}

function choice(booking: LinkedBooking, { times, offered }: Omit<OtherTimeSubject, 'booking'>): Partial<LinkView> {
  const zone = booking.time_zone;
  const others = times.filter(({ date, time }) => offered?.date !== date || offered.time !== time);
  const until = offered && momentText(offered.expires_at, zone);
  const message =
    offered && t('otherTime.done', { when: `${dayText(offered.date)}, ${offered.time}`, until: until ?? '' });
  const first = others[0];
  if (!first) return { message: message ?? t('otherTime.none') };
  const choices = others.map((one) => {
    const words = t('otherTime.choice', { count: one.seats_left, when: momentText(one.starts_at, zone) });
    const slot = `${one.date} ${one.time}`;
    return one === first && offered === null
      ? html`<label><input type="radio" name="slot" value="${slot}" required checked>${words}</label>`
      : html`<label><input type="radio" name="slot" value="${slot}" required>${words}</label>`;
  });
  return {
    ...(message !== null && { message: message }),
    lines: [
      message === null ? t('otherTime.line', { when: momentText(booking.starts_at, zone) }) : t('otherTime.again'),
    ],
    form: {
      button: t('otherTime.button'),
      fields: html`<fieldset><legend>${t('otherTime.how')}</legend>${choices}</fieldset>`,
      ...(message !== null && { isQuiet: true as const }),
    },
  };
}

function becameOf({ status }: LinkedBooking): string {
  if (status === 'requested' || status === 'expired') return t('request.late');
  if (status === 'declined') return t('request.declined');
  return t(
    status === 'confirmed' || status === 'checked_in' || status === 'completed'
      ? 'request.confirmed'
      : 'request.withdrawn',
  );
}
