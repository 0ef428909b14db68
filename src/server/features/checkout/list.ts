// hold/list: the caller's holds, with links to pay (docs/domain/calendar.md#holds).
import type { Handler } from '#src/server/call.ts';
import { viewerOf } from '#src/server/features/availability/index.ts';
import { checkoutAgainUrl, successUrl } from '#src/server/features/booking/index.ts';
import { civilDay } from '#src/server/booking-texts/words.ts';
import { t } from '#src/server/features/texts.ts';
import { findBookedAhead, findOwnHolds, type OwnSeats } from './claim-queries.ts';

export const holdList: Handler<'hold/list'> = async (input, call) => {
  const { db, keys, gateways, config } = call.services;
  const viewer = viewerOf(call);
  const held = await findOwnHolds(db, viewer);
  const { course_id, date, time } = input;
  const isAsked = (own: OwnSeats) =>
    (course_id === undefined || own.course_id === course_id) &&
    (date === undefined || own.date === date) &&
    (time === undefined || own.time === time);
  const booked = await findBookedAhead(db, viewer, course_id ?? null);
  const most = config.holdBounds.visitor.perVisitor;
  const holds = most !== null && held.length >= most ? held : held.filter(isAsked);
  const now = gateways.clock.now();
  return {
    data: [...holds, ...booked.filter(isAsked)].map((own) => ({
      ref: own.ref,
      course_id: own.course_id,
      title: own.title,
      date: own.date,
      time: own.time,
      pax: own.pax,
      hold_until: own.hold_until?.toISOString() ?? null,
      time_left: own.hold_until === null ? 0 : Math.max(0, Math.round((own.hold_until.getTime() - now) / 1000)),
      message: messageOf(own),
      url: successUrl(own.ref),
      checkout_url: own.hold_until === null ? null : checkoutAgainUrl(own, keys),
    })),
  };
};

function messageOf({ title, date, time, pax: count, hold_until }: OwnSeats): string {
  return t(hold_until === null ? 'own.booked' : 'own.held', { count, title, date: civilDay(date), time });
}
