// listing/preview: the page of a listing as guests will see it, made from the draft by what makes every page (docs/listings.md#preview).
import { departuresOn, bookableSpan } from '#src/domain/availability/departures.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { perPersonFromCents } from '#src/domain/money/experience-total.ts';
import { fromMinor } from '#src/domain/money/money.ts';
import { priceTermsOf } from '#src/domain/listing/missing.ts';
import type { ListingContent } from '#src/domain/listing/content.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { mayDo } from '#src/server/http/identity.ts';
import type { Services } from '#src/server/services.ts';
import { toDetail } from '#src/server/features/course/index.ts';
import { t } from '#src/server/features/texts.ts';
import { contentOf } from './content.ts';
import { findListing, type Content, type ListingRow } from './listing-queries.ts';
import { openListing, ratesOf } from './own-listing.ts';
import { findPreview, type PreviewRow } from './preview-queries.ts';
import { previewRow } from './preview-row.ts';

export const route = 'listing/preview';

type Upcoming = Parameters<typeof toDetail>[1];

export const handle: Handler<typeof route> = async ({ listing_id }, { services, actor }) => {
  const row = await readable(services, listing_id, actor);
  if (isRefusal(row)) return row;
  const content = contentOf(row);
  const about = await findPreview(services.db, {
    hostId: row.host_id,
    cityId: content.place?.city_id ?? null,
    categoryId: content.kind?.category_id ?? null,
  });
  if (about === null) return refuse('listing-not-found');
  const upcoming = upcomingOf(services, { content, about, rates: ratesOf(row, content, services) });
  const detail = previewRow({ row, content, about, untitled: t('listing.untitled') });
  const { id: _none, ...data } = toDetail(detail, upcoming, services.config.serviceFees);
  return { data };
};

/** An operator who reviews listings reads every listing that was sent in or is published; a host, and who helps, their own. */
async function readable(services: Services, id: string, actor: CallContext['actor']): Promise<ListingRow | Refusal> {
  if (!mayDo('listing-review', actor)) {
    const opened = await openListing(services, id, actor);
    return isRefusal(opened) ? opened : opened.row;
  }
  return (await findListing(services.db, id)) ?? refuse('listing-not-found');
}

const [lookAheadDays, shownDays] = [45, 6];

interface Planned {
  content: Content;
  about: PreviewRow;
  rates: ReturnType<typeof ratesOf>;
}

/** The first days of the weekly times, as if they were published now. */
function upcomingOf({ config }: Pick<Services, 'config'>, { content, about, rates }: Planned): Upcoming {
  const { days, party } = content;
  const terms = priceTermsOf(content as ListingContent, rates);
  if (about.time_zone === null || days?.capacity === undefined || days.capacity === null || terms === null) return [];
  const capacity = days.capacity;
  const min_pax = party?.min_pax ?? 1;
  const timetable = {
    time_zone: about.time_zone,
    min_pax,
    rules: days.weekdays.flatMap((weekday) =>
      days.times.map((start_time) => ({ weekday, start_time, capacity, min_pax: null })),
    ),
    exceptions: [],
    departures: [],
    cutoff_first_minutes: 720,
    cutoff_later_minutes: 120,
    horizon_days: 180,
  };
  const asked = { now: Number(about.now_ms), opens_from: config.bookingsOpenFrom };
  const { first } = bookableSpan(timetable, asked);
  const price_from = fromMinor(perPersonFromCents(terms));
  const found: Upcoming = [];
  for (let day = 0; day < lookAheadDays && found.length < shownDays; day += 1) {
    const date = addDays(first, day);
    const answer = departuresOn(timetable, date, asked);
    const open = answer.ok ? answer.departures : [];
    if (open.length > 0)
      found.push({ date, times: open.map(({ time, seats_left }) => ({ time, seats_left })), price_from });
  }
  return found;
}
