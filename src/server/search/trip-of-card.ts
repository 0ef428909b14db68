// Effect of dates and guests on a card (docs/domain/search.md#dates-and-party).
import { daysRunning, type RunningDay } from '#src/domain/catalogue/days-running.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import type { ServiceFees } from '#src/domain/pricing/service-fee.ts';
import { partyPrice } from '#src/domain/pricing/party-price.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { CardRow } from './card-queries.ts';
import type { SearchFilters } from './search-port.ts';
import { priceTermsOfCard } from './to-card.ts';

type TripOfCard = NonNullable<CallOutput<'course/search'>['trip']>[number];

interface Installation {
  readonly serviceFees: ServiceFees;
  readonly bookingsOpenFrom: string;
}

/** Days listed with times; others are counted. */
const DAYS_SHOWN = 3;

/** Without a timetable, no days. */
export function tripOfCard(row: CardRow, filters: SearchFilters, settings: Installation): TripOfCard {
  const days = daysOf(row, filters, settings);
  const runs = days.slice(0, DAYS_SHOWN).map(({ date, departures }) => ({
    date,
    times: departures.map(({ time, seats_left }) => ({ time, seats_left })),
  }));
  return {
    course_id: row.id,
    runs,
    more_days: days.length - runs.length,
    party: partyOf(row, filters, { serviceFees: settings.serviceFees, day: days[0] }),
  };
}

function daysOf({ timetable }: CardRow, filters: SearchFilters, { bookingsOpenFrom }: Installation): RunningDay[] {
  const start = filters.date_start ?? filters.date_end;
  if (timetable === undefined || start === undefined) return [];
  const { time_type: bands = [], pax = null } = filters;
  const runs = { start, end: filters.date_end ?? start, bands, pax };
  return daysRunning(timetable, runs, { now: timetable.now_ms, opens_from: bookingsOpenFrom });
}

interface PartyTerms {
  readonly serviceFees: ServiceFees;
  readonly day: RunningDay | undefined;
}

/** The first day's smallest minimum, otherwise the listing's. */
function partyOf(row: CardRow, { pax }: SearchFilters, { serviceFees, day }: PartyTerms): TripOfCard['party'] {
  if (pax === undefined || pax > row.max_pax) return null;
  const minima = day?.departures.map(({ min_pax }) => min_pax) ?? [row.min_pax];
  const price = partyPrice({ ...priceTermsOfCard(row, serviceFees), min_pax: Math.min(...minima) }, pax);
  return {
    pax,
    total: fromMinor(price.total_cents),
    per_person: fromMinor(price.per_person_cents),
    surcharge: fromMinor(price.surcharge_cents),
  };
}
