// other-time/offer: a host offers another time for a request (docs/domain/lifecycle.md#another-time).
import { isRefusal, refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { toReader } from '#src/server/locale.ts';
import { dateFormat } from '#src/texts/intl.ts';
import { dateTag } from '#src/texts/locale.ts';
import { refuseWithReason } from '#src/server/features/availability/index.ts';
import { actingAs, openBooking } from '#src/server/features/booking/index.ts';
import { t } from '#src/server/features/texts.ts';
import { offerTime } from './offer-time.ts';

export const route = 'other-time/offer';

export const handle: Handler<typeof route> = async ({ booking_id, date, time }, call) => {
  const opened = await openBooking({ booking_id }, call, 'requests');
  if (opened?.viewer !== 'host') return refuse('booking-not-found');
  const { row, viewer } = opened;
  const made = await offerTime(call.services, { row, slot: { date, time }, by: actingAs(viewer, row, call) });
  if (isRefusal(made)) {
    const asked = { course_id: row.course_id, date, time, pax: row.pax, except: { date: row.date, time: row.time } };
    return refuseWithReason(made, asked, call);
  }
  return {
    date,
    time,
    until: new Date(made.untilMs).toISOString(),
    message: toReader(() => offeredText(made.untilMs, row.time_zone)),
  };
};

function offeredText(untilMs: number, timeZone: string): string {
  const until = dateFormat(dateTag(), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return t('otherTime.offered', { until: until.format(untilMs) });
}
