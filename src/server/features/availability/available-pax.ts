// booking/available-pax: how many guests still fit, and the add-ons that each number may have
// (docs/domain/scarcity.md#what-is-asked-for).
import { addonOptions, paxOptions } from '#src/domain/availability/party-options.ts';
import { checkDeparture } from '#src/domain/availability/departures.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { viewerOf } from '#src/server/db/own-hold-queries.ts';
import { timetableOf } from './course-terms.ts';
import { refuseWithReason } from './why-not.ts';
import { readCourseTerms } from './course-terms-queries.ts';

export const route = 'booking/available-pax';

export const handle: Handler<typeof route> = async ({ course_id, date, time }, call) => {
  const { services } = call;
  const terms = await readCourseTerms(services, course_id, { from: date, to: date }, viewerOf(call));
  if (!terms) return refuse('course-not-found');
  const asked = { now: terms.now_ms, opens_from: services.config.bookingsOpenFrom };
  const slot = checkDeparture(timetableOf(terms), { date, time, pax: 1 }, asked);
  if (!slot.ok) return refuseWithReason(refuse(slot.code), { course_id, date, time }, call);
  const data = paxOptions(slot.departure.seats_left, terms.max_pax);
  const optionsFor = (pax: number) =>
    terms.addons.map((addon) => [String(addon.id), addonOptions(addon.persons_per_unit, pax)] as const);
  return {
    data,
    addon_options: data.map((pax) => Object.fromEntries(optionsFor(pax))),
    seats_left: slot.departure.seats_left,
    min_pax: slot.departure.min_pax,
  };
};
