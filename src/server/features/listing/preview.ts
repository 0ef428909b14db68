// listing/preview: renders a draft by the code of every product page (docs/domain/listings.md#preview).
import { departuresOn, bookableSpan } from '#src/domain/availability/departures.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { perPersonFromCents } from '#src/domain/pricing/experience-total.ts';
import { fromMinor, toMinor } from '#src/domain/money/money.ts';
import { priceTermsOf } from '#src/domain/listing/missing.ts';
import { columnValues, type ListingContent } from '#src/domain/listing/content.ts';
import { isRefusal, refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallContext, Handler } from '#src/server/call.ts';
import { mayDo } from '#src/server/platform/http/identity.ts';
import type { Services } from '#src/server/services.ts';
import { toDetail } from '#src/server/features/catalogue/index.ts';
import { t } from '#src/server/features/texts.ts';
import { contentOf, openListing, ratesOf, depositRateOf } from './own-listing.ts';
import { findListing, type Content, type ListingRow } from './listing-queries.ts';
import { findPreview, type PreviewRow } from './preview-queries.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { slugify } from '#src/contract/addresses/path-parts.ts';

type Upcoming = Parameters<typeof toDetail>[1];

export const listingPreview: Handler<'listing/preview'> = async ({ listing_id }, { services, actor }) => {
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

/** Reviewers read every submitted or published listing; hosts and helpers their own. */
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

/** From the weekly times, as if published now. */
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
  const clock = { now: Number(about.now_ms), opens_from: config.bookingsOpenFrom };
  const { first } = bookableSpan(timetable, clock);
  const price_from = fromMinor(perPersonFromCents(terms));
  const found: Upcoming = [];
  for (let day = 0; day < lookAheadDays && found.length < shownDays; day += 1) {
    const date = addDays(first, day);
    const answer = departuresOn(timetable, date, clock);
    const open = answer.ok ? answer.departures : [];
    if (open.length > 0)
      found.push({ date, times: open.map(({ time, seats_left }) => ({ time, seats_left })), price_from });
  }
  return found;
}

// Missing parts have defaults, for early previews.

type DetailRow = Parameters<typeof toDetail>[0];

interface Previewed {
  row: ListingRow;
  content: Content;
  about: PreviewRow;
  untitled: string;
}

function previewRow({ row, content, about, untitled }: Previewed): DetailRow {
  const properties = columnValues(content);
  const title = properties.title || untitled;
  const min_pax = Math.max(1, properties.min_pax ?? 1);
  return {
    ...properties,
    ...placeOf(content, about),
    ...pricesOf(content),
    id: 1,
    title,
    activity: about.category_name ?? '',
    slug: slugify(title),
    steps: (content.story?.steps ?? []).map((step) => ({ ...step, minutes: null })),
    category_id: about.category_id ?? 1,
    category_name: about.category_name ?? '',
    deposit_rate: String(depositRateOf(row, content)),
    duration_minutes: properties.duration_minutes || 60,
    min_pax,
    max_pax: Math.max(min_pax, properties.max_pax ?? min_pax),
    policy: properties.policy ?? 'flexible',
    confirmation: properties.confirmation ?? 'on_request',
    images: content.photos ?? [],
    review_total: 0,
    review_sum: 0,
    ba_host: false,
    is_today: false,
    is_tomorrow: false,
    host_id: row.host_id,
    display_name: about.display_name,
    host_picture: about.host_picture,
    headline: about.headline,
    story: about.story,
    host_languages: about.host_languages,
    host_since: about.host_since,
    reply_minutes: about.reply_minutes,
    is_id_verified: about.is_id_verified,
  };
}

function placeOf({ place }: Content, about: PreviewRow) {
  const [latitude, longitude] = [about.latitude ?? 0, about.longitude ?? 0];
  return {
    city_id: about.city_id ?? 1,
    city_slug: about.city_slug ?? 'city',
    city_name: about.city_name ?? '',
    country_code: about.country_code ?? 'NP',
    country_name: about.country_name ?? '',
    currency: about.currency ?? priceCurrency().code,
    time_zone: about.time_zone ?? 'UTC',
    travel_tips: about.travel_tips ?? [],
    latitude,
    longitude,
    meeting_latitude: place?.latitude ?? latitude,
    meeting_longitude: place?.longitude ?? longitude,
  };
}

function pricesOf({ price, extras, place }: Content) {
  const transport = extras?.transport ?? 'none';
  const pickup = transport === 'none' ? null : (extras?.pickup ?? null);
  return {
    // A price of zero cannot be split.
    price_cents: Math.max(priceCurrency().figures.price_least, toMinor(price?.price ?? 0)),
    surcharge_cents: price?.surcharge === null || price === undefined ? null : toMinor(price.surcharge),
    group_tiers: [...(price?.group_tiers ?? [])],
    transport,
    pickup: pickup && {
      ...pickup,
      free: transport === 'free',
      latitude: place?.latitude ?? null,
      longitude: place?.longitude ?? null,
      window_minutes: null,
    },
    addons: (extras?.addons ?? []).map(({ key: _key, unit_price, ...addon }, index) => ({
      ...addon,
      id: index + 1,
      unit_price_cents: toMinor(unit_price),
      is_preselected: false,
    })),
  };
}
