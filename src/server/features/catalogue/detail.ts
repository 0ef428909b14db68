import { fromMinor } from '#src/domain/money/money.ts';
import { feeRateOf, type ServiceFees } from '#src/domain/pricing/service-fee.ts';
import { currencyOf } from '#src/domain/money/currencies.ts';
import { policyOf } from '#src/domain/booking/policy.ts';
import { addonOptions } from '#src/domain/availability/party-options.ts';
import { pageProperties, type PageProperty } from '#src/contract/shapes/listing-properties.ts';
import { toCard } from '#src/server/search/index.ts';
import { toHostImage } from '#src/server/features/user/index.ts';
import { type CourseDetail, type DetailRow, findDetail } from './course-queries.ts';
import { nearbyOf } from '#src/server/map/surroundings.ts';
import { refuse, type Refusal } from '#src/contract/refusal.ts';
import type { CallOutput } from '#src/contract/types.ts';
import { locale } from '#src/texts/locale.ts';
import type { Handler } from '#src/server/call.ts';
import type { Services } from '#src/server/services.ts';
import { findUpcomingDates } from '#src/server/features/availability/index.ts';

/** `upcoming` are the next days with seats. */
export function toDetail(row: DetailRow, upcoming: CourseDetail['upcoming'], serviceFees: ServiceFees): CourseDetail {
  return {
    ...namesOf(row),
    ...pricesOf(row, serviceFees),
    ...factsOf(row),
    ...propertiesOf(row),
    id: row.id,
    images: row.images,
    addons: addonsOf(row),
    city: cityOf(row),
    host: hostOf(row),
    upcoming,
    is_bookable: upcoming.length > 0,
  };
}

function namesOf(row: DetailRow) {
  return {
    origin_title: row.title,
    origin_city_name: row.city_name,
    origin_category_name: row.category_name,
    title: row.title,
    activity: row.activity,
    slug: row.slug,
    summary: row.summary,
    city_name: row.city_name,
    country_name: row.country_name,
    category_id: row.category_id,
    category_name: row.category_name,
    time_zone: row.time_zone,
  };
}

function pricesOf(row: DetailRow, serviceFees: ServiceFees) {
  const { duration, price, price_from, price_from_pax, review_average } = toCard(row, serviceFees);
  return {
    duration,
    price,
    price_from,
    price_from_pax,
    review_average,
    review_total: row.review_total,
    surcharge_per_missing_guest: fromMinor(row.surcharge_cents ?? row.price_cents),
    service_fee_rate: feeRateOf(serviceFees, row),
    deposit_rate: Number(row.deposit_rate),
    group_tiers: row.group_tiers,
  };
}

function propertiesOf(row: DetailRow): Pick<CourseDetail, PageProperty> {
  return Object.fromEntries(pageProperties.map((name) => [name, row[name]])) as never;
}

function factsOf(row: DetailRow) {
  const { steps, languages, attributes } = row;
  const { transport, pickup, ba_host, min_pax, max_pax } = row;
  return {
    steps,
    languages,
    attributes,
    transport,
    pickup,
    ba_host,
    min_pax,
    max_pax,
    meeting_point: {
      text: row.meeting_text,
      latitude: row.meeting_latitude,
      longitude: row.meeting_longitude,
      image: null,
      ...nearbyOf({ latitude: row.meeting_latitude, longitude: row.meeting_longitude }),
    },
    policy: policyOf(row.policy),
    confirmation: row.confirmation === 'instant' ? ('instant' as const) : ('on_request' as const),
  };
}

function addonsOf(row: DetailRow): CourseDetail['addons'] {
  return row.addons.map((addon) => ({
    id: addon.id,
    kind: addon.kind,
    title: addon.title,
    description: addon.description,
    unit_price: fromMinor(addon.unit_price_cents),
    per_pax: addon.persons_per_unit,
    options: addonOptions(addon.persons_per_unit, row.min_pax),
    preselected: addon.is_preselected,
  }));
}

function cityOf(row: DetailRow): CourseDetail['city'] {
  return {
    id: row.city_id,
    slug: row.city_slug,
    name: row.city_name,
    latitude: row.latitude,
    longitude: row.longitude,
    country_code: row.country_code,
    country_name: row.country_name,
    currency: row.currency,
    currency_symbol: currencyOf(row.currency).symbol,
    time_zone: row.time_zone,
  };
}

export function hostOf(row: DetailRow): CourseDetail['host'] {
  return {
    id: row.host_id,
    name: row.display_name,
    image: toHostImage(row.host_picture, row.display_name),
    headline: row.headline,
    story: row.story,
    languages: row.host_languages,
    since: row.host_since,
    reply_minutes: row.reply_minutes,
    verified: row.is_id_verified,
    ba_host: row.ba_host,
  };
}

export const courseDetail: Handler<'course/detail'> = ({ course_id }, { services }) =>
  services.answers.of(`course/detail ${locale()} ${course_id}`, () => read(services, course_id));

async function read(services: Services, courseId: number): Promise<CallOutput<'course/detail'> | Refusal> {
  const [row, upcoming] = await Promise.all([findDetail(services.db, courseId), findUpcomingDates(services, courseId)]);
  return row === null ? refuse('course-not-found') : { data: toDetail(row, upcoming, services.config.serviceFees) };
}
