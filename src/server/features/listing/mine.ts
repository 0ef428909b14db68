// listing/mine: the listings of a host with their states and what each still lacks (docs/listings.md).
import { refuse } from '#src/contract/refusal.ts';
import type { Handler } from '#src/server/call.ts';
import { findPanelHost } from '#src/server/features/team/index.ts';
import { contentOf } from './content.ts';
import { countWaiting, findCityNames } from './line-queries.ts';
import { findListings } from './listing-queries.ts';
import { lacksOf, publicUrlOf } from './own-listing.ts';

export const route = 'listing/mine';

export const handle: Handler<typeof route> = async ({ host_id }, { services, actor }) => {
  const acting = await findPanelHost(services.db, host_id, actor, 'listings');
  if (acting === null) return refuse('host-not-found');
  const rows = await findListings(services.db, acting.hostId);
  const contents = rows.map(contentOf);
  const cityIds = contents.flatMap(({ place }) => place?.city_id ?? []);
  const [waiting, cities] = await Promise.all([
    countWaiting(services.db, acting.hostId),
    findCityNames(services.db, cityIds),
  ]);
  return {
    data: rows.map((row, index) => {
      const content = contents[index] ?? {};
      return {
        id: row.draft_id ?? String(row.course_id),
        course_id: row.course_id,
        url: publicUrlOf(row),
        status: row.status,
        title: content.kind?.title.trim() ?? '',
        image: content.photos?.[0] ?? null,
        price: content.price?.price ?? null,
        city_name: cities.get(content.place?.city_id ?? 0) ?? null,
        missing: lacksOf(row, content, services),
        waiting: waiting.get(row.draft_id ?? '') ?? 0,
        words: row.words,
        saved_at: (row.saved_at ?? new Date(0)).toISOString(),
      };
    }),
  };
};
