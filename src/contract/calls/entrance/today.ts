// The day of a host, of a company with ten guides, or of who acts for six hosts (docs/check-in.md#today).
import { z } from 'zod';
import type { CallSpec } from '#src/contract/call.ts';
import { bookingStates } from '#src/contract/shapes/booking-detail.ts';
import { localAmount, money } from '#src/contract/shapes/money.ts';
import * as p from '#src/contract/shapes/primitives.ts';

const hostId = p.uuid.optional().meta({ description: 'One host; without it all that the caller acts for' });

const cash = z.strictObject({ amount: localAmount.nullable(), usd: money, currency: z.string(), symbol: z.string() });

const pickup = z.strictObject({
  address: z.string(),
  latitude: p.latitude.nullable(),
  longitude: p.longitude.nullable(),
});

const party = z
  .strictObject({
    id: p.uuid,
    ref: z.string(),
    status: bookingStates.booking_status,
    name: z.string(),
    pax: p.pax,
    locale: z.string().meta({ description: 'The language that the guest has booked in' }),
    isd_code: z.string(),
    phone: z.string().meta({ description: 'Empty until the booking is confirmed' }),
    message: z.string(),
    addons: z.array(z.strictObject({ label: z.string(), count: p.count })),
    pickup: pickup.nullable(),
    cash,
    cash_state: bookingStates.cash_state,
    heads: p.count,
    since: p.instant.nullable(),
    request_until: p.instant.nullable(),
  })
  .meta({ id: 'TodayParty' });

const person = z.strictObject({ id: p.uuid, name: z.string() });

const departure = z
  .strictObject({
    id: p.count,
    course_id: p.id,
    title: z.string(),
    host_id: p.uuid,
    host_name: z.string(),
    city_name: z.string(),
    date: p.date,
    time: p.time,
    time_zone: z.string(),
    starts_at: p.instant,
    ends_at: p.instant,
    capacity: p.count,
    guests: p.count.meta({ description: 'Confirmed, and in' }),
    heads: p.count,
    meeting: z.strictObject({ text: z.string(), latitude: p.latitude, longitude: p.longitude }),
    guides: z.array(person),
    is_led: z.boolean().meta({ description: 'The caller is its guide' }),
    parties: z.array(party),
    pickup_order: z.array(p.uuid).meta({ description: 'Parties to fetch, in their order' }),
  })
  .meta({ id: 'TodayDeparture' });

const request = z
  .strictObject({
    id: p.uuid,
    title: z.string(),
    host_name: z.string(),
    first_name: z.string(),
    pax: p.pax,
    date: p.date,
    time: p.time,
    until: p.instant,
  })
  .meta({ id: 'TodayRequest' });

const guides = z
  .array(z.strictObject({ host_id: p.uuid, id: p.uuid, name: z.string() }))
  .meta({ description: 'Who can be assigned to a departure; empty for guides' });

export const todayCalls = {
  'departure/today': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'The departures of a day with who comes, pickups and cash, and what needs an answer first',
    in: z.strictObject({ host_id: hostId, date: p.date.optional() }),
    out: z.strictObject({
      date: p.date,
      today: p.date,
      now: p.instant,
      departures: z.array(departure),
      next: z.array(z.strictObject({ date: p.date, departures: p.count, guests: p.count })),
      totals: z.strictObject({ guests: p.count, heads: p.count, cash: z.array(cash) }),
      waiting: z.strictObject({ requests: z.array(request), questions: p.count }),
      guides,
    }),
  },
  'departure/list': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'One departure with who comes, to be printed',
    in: z.strictObject({ departure_id: p.count }),
    out: z.strictObject({ departure, now: p.instant }),
  },
  'departure/week': {
    access: 'host',
    effect: 'read',
    rate: 'read',
    summary: 'The departures of seven days with who leads them, and who can be assigned',
    in: z.strictObject({
      host_id: hostId,
      from: p.date.optional().meta({ description: 'The first day; without it today' }),
    }),
    out: z.strictObject({
      from: p.date,
      today: p.date,
      departures: z.array(departure.omit({ time_zone: true, heads: true, meeting: true, parties: true, pickup_order: true }).meta({ id: 'WeekDeparture' })), // prettier-ignore
      guides,
    }),
  },
  'departure/guides': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'Who leads a departure: the given ones and nobody else',
    in: z.strictObject({ departure_id: p.count, guide_ids: z.array(p.uuid).max(20) }),
    out: z.strictObject({ guides: z.array(person) }),
  },
  'departure/pickups': {
    access: 'host',
    effect: 'write',
    rate: 'write',
    summary: 'In which order the parties of a departure are fetched',
    in: z.strictObject({ departure_id: p.count, booking_ids: z.array(p.uuid).max(200) }),
    out: z.strictObject({ pickup_order: z.array(p.uuid) }),
  },
} as const satisfies Record<string, CallSpec>;
