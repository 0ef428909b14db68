// The medians of cities, worked out once a week for each city, when its week is over (docs/domain/insights.md#the-citys-median).
import { cityMedian, cityRate } from '#src/domain/insights/city-median.ts';
import { fullWeeks } from '#src/domain/insights/weeks.ts';
import { weekSpans } from '#src/domain/insights/spans.ts';
import type { Services } from '#src/server/services.ts';
import { findCityFigures } from './figure-queries.ts';
import { findDueCities, keepMedians } from './median-queries.ts';

const atOnce = 5;

/** Works out the medians of some cities that wait for them; answers how many. */
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
