// A second engine behind SearchPort: searches courses in memory by the rules of docs/domain/search.md.
import { departuresOn } from '#src/domain/availability/departures.ts';
import { addDays } from '#src/domain/calendar/civil.ts';
import { timeBandOf } from '#src/domain/catalogue/listing-filters.ts';
import { limits } from '#src/domain/limits.ts';
import type { CardRow, SearchFilters, SearchPort } from '#src/server/search/index.ts';
import { naiveChoices } from './naive-choices.ts';
import { type PlainCourse, titleOf } from './plain-course.ts';

/** Lists and searches of `courses` at `now` (ms since 1970). Words must be typed exactly. */
export function memorySearch(courses: readonly PlainCourse[], now: number): SearchPort {
  const engine: SearchPort = {
    async list({ cityId, keyword }, filters) {
      const words = keyword === null ? [] : keyword.toLowerCase().split(/\s+/).filter(Boolean);
      const {
        sort: asked = keyword === null ? 'recomended' : 'popularity',
        offset = 0,
        limit = limits.pageSize,
      } = filters;
      // The wire takes both spellings.
      const sort = asked === 'recommended' ? 'recomended' : asked;
      const turn = (filters.sort_type ?? limits.sorts[sort]) === limits.sorts[sort] ? 1 : -1;
      const found = courses
        .filter((one) => cityId === null || one.city_id === cityId)
        .filter((one) => words.every((word) => titleOf(one).toLowerCase().split(' ').includes(word)))
        .filter((one) => fits(one, filters, now))
        .toSorted((a, b) => turn * (compare[sort](a, b) || a.id - b.id));
      return {
        rows: found.slice(offset, offset + limit).map(toRow),
        total: Math.min(found.length, 1000),
        isCapped: found.length > 1000,
        further: { why: 'too_small', total: 0, isCapped: false, shown: 0 },
        corrected: null,
        recognised: [],
        fit: 'all',
        elsewhere: null,
        filters,
        missing: [],
        similar: null,
      };
    },
    async choices(scope, filters, spans) {
      const categories = [...new Set(courses.map(({ category_id }) => category_id))];
      const counts = await naiveChoices(engine.list, { scope, filters, spans }, categories);
      return { ...counts, isWhole: true, spreads: { price: [], duration: [] } };
    },
  };
  return engine;
}

function fits(course: PlainCourse, filters: SearchFilters, now: number): boolean {
  const { category_ids, amount_min = 0, amount_max = 9999, duration_min = 0, duration_max = 99 } = filters;
  const { time_type = [], transport = [], attributes = [], date_start, date_end, ba_host } = filters;
  // The fee of tests is 6%.
  const shown = course.price_cents + Math.round(course.price_cents * 0.06);
  const [price, hours] = [shown / 100, course.duration_minutes / 60];
  const isBand = (time: string) => time_type.length === 0 || time_type.includes(timeBandOf(time));
  const usual = [...course.rules, ...course.exceptions.filter(({ kind }) => kind === 'extra')];
  const start = date_start ?? date_end;
  return (
    (!category_ids?.length || category_ids.includes(course.category_id)) &&
    price >= amount_min &&
    price <= amount_max &&
    hours >= duration_min &&
    hours <= duration_max &&
    (transport.length === 0 || transport.some((one) => one === course.transport)) &&
    attributes.every((one) => course.attributes.includes(one)) &&
    (!ba_host || course.ba_host) &&
    (start === undefined
      ? time_type.length === 0 || usual.some((slot) => slot.start_time !== null && isBand(slot.start_time))
      : isOpen(course, { start, end: date_end ?? start, now }, isBand))
  );
}

interface Days {
  start: string;
  end: string;
  now: number;
}

function isOpen(course: PlainCourse, { start, end, now }: Days, isBand: (time: string) => boolean): boolean {
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const answer = departuresOn(course, day, { now, opens_from: limits.bookingsOpenFrom });
    if (answer.ok && answer.departures.some(({ time }) => isBand(time))) return true;
  }
  return false;
}

const average = ({ reviews }: PlainCourse) =>
  reviews.length === 0 ? 0 : Math.round((reviews.reduce((a, b) => a + b, 0) * 100) / reviews.length);
const esteem = ({ reviews }: PlainCourse) =>
  Math.round((1000 * (reviews.reduce((a, b) => a + b, 0) + 45)) / (reviews.length + 10));
const compare: Record<keyof typeof limits.sorts, (a: PlainCourse, b: PlainCourse) => number> = {
  recomended: (a, b) => b.rank - a.rank || esteem(b) - esteem(a),
  popularity: (a, b) => b.popularity - a.popularity,
  rating: (a, b) => average(b) - average(a) || b.reviews.length - a.reviews.length,
  newest: (a, b) => a.id - b.id,
  price: (a, b) => a.price_cents - b.price_cents,
};

function toRow(course: PlainCourse): CardRow {
  const title = titleOf(course);
  return {
    id: course.id,
    title,
    activity: 'Category',
    slug: title.toLowerCase().replaceAll(' ', '-'),
    summary: '',
    city_id: course.city_id,
    city_slug: 'city',
    city_name: 'City',
    country_code: 'VN',
    country_name: 'Vietnam',
    category_id: course.category_id,
    category_name: 'Category',
    meeting_latitude: 0,
    meeting_longitude: 0,
    price_cents: course.price_cents,
    surcharge_cents: null,
    deposit_rate: '0.2',
    group_tiers: [],
    duration_minutes: course.duration_minutes,
    min_pax: 1,
    max_pax: 10,
    review_total: course.reviews.length,
    review_sum: course.reviews.reduce((sum, rating) => sum + rating, 0),
    images: [],
    transport: course.transport,
    attributes: course.attributes as CardRow['attributes'],
    languages: ['en'],
    confirmation: 'instant',
    ba_host: course.ba_host,
    is_today: false,
    is_tomorrow: false,
    is_available: true,
  };
}
