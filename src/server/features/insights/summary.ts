// insights/summary: a host's weeks compared with its cities (docs/domain/ledger.md#insights).
import { bookedRate, fullWeeks, runningWeeks, totalOf, weeksOf } from '#src/domain/insights/weeks.ts';
import { type WeekSpan, weekSpans } from '#src/domain/insights/spans.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { dateAt } from '#src/domain/calendar/zoned.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { refuse } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import {
  findCityFigures,
  findHostToday,
  findHostWeeks,
  findAspects,
  findWords,
  findHostCities,
  type HostCity,
  findDueCities,
  keepMedians,
} from './figure-queries.ts';
import { aspectSummaries } from '#src/domain/insights/aspect-summaries.ts';
import { cityMedian, cityRate } from '#src/domain/insights/city-median.ts';

// City medians, recalculated weekly (docs/domain/ledger.md#the-citys-median).

const atOnce = 5;

export async function workOutMedians(
  { db }: Pick<Services, 'db'>,
  count = atOnce,
  signal?: AbortSignal,
): Promise<number> {
  let done = 0;
  for (const weeks of weekSpans)
    for (const city of await findDueCities(db, weeks, count)) {
      if (signal?.aborted) return done;
      const period = fullWeeks(city.today, weeks);
      const hosts = await findCityFigures(db, { cityId: city.id, zone: city.time_zone, period, hostId: null });
      await keepMedians(
        db,
        { cityId: city.id, weeks, until: period.until },
        {
          earned_cents: cityMedian(hosts.map(({ earned_cents }) => earned_cents)),
          seats: cityMedian(hosts.map(({ seats }) => seats)),
          booked_rate: cityRate(hosts),
        },
      );
      done += 1;
    }
  return done;
}

// insights/words: private feedback of guests, anonymous (docs/domain/ledger.md#private-comments).
const shownWords = 100;

export const insightsWords: Handler<'insights/words'> = async (
  { host_id, weeks = 12 },
  { services: { db }, actor },
) => {
  const panel = await findPanelHost(db, host_id, actor, 'reviews');
  if (!panel) return refuse('host-not-found');
  const { time_zone: zone, now_ms: now } = await findHostToday(db, panel.hostId);
  const filter = { hostId: panel.hostId, zone, period: runningWeeks(dateAt(now, zone), weeks) };
  const [rows, words] = await Promise.all([findAspects(db, filter), findWords(db, filter, shownWords)]);
  return { aspects: aspectSummaries(rows).map((one) => ({ ...one, labels: [...one.labels] })), words };
};

type Output = CallOutput<'insights/summary'>;

const shownCities = 5;

export const insightsSummary: Handler<'insights/summary'> = async (
  { host_id, weeks: span = 12 },
  { services, actor },
) => {
  const { db } = services;
  const panel = await findPanelHost(db, host_id, actor, 'earnings');
  if (!panel) return refuse('host-not-found');
  const { time_zone: zone, now_ms: now } = await findHostToday(db, panel.hostId);
  const period = runningWeeks(dateAt(now, zone), span);
  const [rows, places] = await Promise.all([
    findHostWeeks(db, panel.hostId, zone, period),
    findHostCities(db, panel.hostId, span, shownCities),
  ]);
  const cities = await Promise.all(places.map((city) => compared(services, city, panel.hostId, span)));
  const weeks = weeksOf(period, rows);
  const total = totalOf(weeks);
  return {
    time_zone: zone,
    weeks: weeks.map(({ earned_cents: earned, ...week }) => ({ ...week, earned: fromMinor(earned) })),
    total: {
      earned: fromMinor(total.earned_cents),
      seats: total.seats,
      bookings: total.bookings,
      views: total.views,
      booked: total.booked,
      rate: bookedRate(total),
    },
    cities,
  };
};

/** Compares the same weeks for host and city. */
async function compared(
  { db }: Pick<Services, 'db'>,
  city: HostCity,
  hostId: string,
  weeks: WeekSpan,
): Promise<Output['cities'][number]> {
  const { until } = city;
  const period = until === null ? fullWeeks(city.today, weeks) : { from: addDays(until, -7 * weeks), until };
  const [own] = await findCityFigures(db, { cityId: city.id, zone: city.time_zone, period, hostId });
  return {
    id: city.id,
    name: city.name,
    ...period,
    own: {
      earned: fromMinor(own?.earned_cents ?? 0),
      seats: own?.seats ?? 0,
      rate: own ? bookedRate(own) : null,
    },
    median:
      until === null
        ? null
        : {
            earned: city.earned_cents === null ? null : fromMinor(city.earned_cents),
            seats: city.seats,
            rate: city.booked_rate,
          },
  };
}
