// The row of a product page from a draft: what is missing has a plain value, so that the page can be looked at early.
import { toMinor } from '#src/domain/money/money.ts';
import { priceCurrency } from '#src/domain/money/own-currency.ts';
import { slugify } from '#src/contract/addresses/path-parts.ts';
import type { toDetail } from '#src/server/features/course/index.ts';
import type { Content, ListingRow } from './listing-queries.ts';
import { depositRateOf } from './own-listing.ts';
import type { PreviewRow } from './preview-queries.ts';

type DetailRow = Parameters<typeof toDetail>[0];

interface Previewed {
  row: ListingRow;
  content: Content;
  about: PreviewRow;
  /** The title of one that has none. */
  untitled: string;
}

/** The row as `course/detail` reads it for a course. */
export function previewRow({ row, content, about, untitled }: Previewed): DetailRow {
  const { kind, story, party, details, languages, terms } = content;
  const title = kind?.title.trim() || untitled;
  const min_pax = Math.max(1, party?.min_pax ?? 1);
  return {
    ...placeOf(content, about),
    ...pricesOf(content),
    id: 1,
    title,
    activity: about.category_name ?? '',
    slug: slugify(title),
    summary: story?.summary ?? '',
    description: story?.description ?? '',
    steps: (story?.steps ?? []).map((step) => ({ ...step, minutes: null })),
    category_id: about.category_id ?? 1,
    category_name: about.category_name ?? '',
    deposit_rate: String(depositRateOf(row, content)),
    duration_minutes: content.duration?.minutes || 60,
    min_pax,
    max_pax: Math.max(min_pax, party?.max_pax ?? min_pax),
    minimum_age: party?.minimum_age ?? null,
    included: details?.included ?? [],
    excluded: details?.excluded ?? [],
    bring: details?.bring ?? [],
    requirements: details?.requirements ?? [],
    accessibility: details?.accessibility ?? [],
    languages: languages?.languages ?? [],
    attributes: languages?.attributes ?? [],
    policy: terms?.policy ?? 'flexible',
    confirmation: terms?.confirmation ?? 'on_request',
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
    meeting_text: place?.text ?? '',
    meeting_latitude: place?.latitude ?? latitude,
    meeting_longitude: place?.longitude ?? longitude,
  };
}

function pricesOf({ price, extras, place }: Content) {
  const transport = extras?.transport ?? 'none';
  const pickup = transport === 'none' ? null : (extras?.pickup ?? null);
  return {
    // A price of nothing cannot be split.
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
