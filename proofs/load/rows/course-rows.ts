// Courses of a load and their add-ons.
import type { Row } from '#proofs/load/database/copy-text.ts';
import { courseText } from '#proofs/load/text/course-text.ts';
import { randomFor, type Random } from '#proofs/kit/random.ts';
import { firstIds, hostId, type LoadPlan, type PlannedCity, purposes } from '#proofs/load/plan.ts';
import { ratingFigures } from './review-rows.ts';

const attributes = ['solo', 'family', 'couples', 'child-friendly', 'big-groups'];
const languages = ['English', 'French', 'Japanese', 'Korean', 'German', 'Spanish', 'Mandarin', 'Thai', 'Vietnamese'];
const steps = JSON.stringify([
  { title: 'Welcome', text: 'A drink, and a word about the day.', minutes: null },
  { title: 'The main part', text: 'At your own pace, with help where it is wanted.', minutes: null },
]);
const tiers = JSON.stringify([{ from_pax: 6, percent: 10 }]);
const dayMs = 86_400_000;

export function courseRow(plan: LoadPlan, n: number): Row {
  const random = randomFor(plan.seed, purposes.course, n);
  const { id: category_id, kind } = random.common(plan.categories);
  const city = cityOf(plan, random);
  return {
    id: firstIds.course + n,
    city_id: city.id,
    category_id,
    host_id: hostId(random.below(plan.hosts)),
    ...courseText(randomFor(plan.seed, purposes.text, n), kind),
    steps,
    included: ['Everything on the table'],
    excluded: ['Tips'],
    bring: ['Good shoes'],
    accessibility: ['Ask the host'],
    languages: [...new Set(['English', random.common(languages)])],
    duration_minutes: durationOf(random),
    price_cents: priceOf(random),
    min_pax: random.chance(0.7) ? 1 : 2,
    max_pax: random.between(4, 16),
    group_tiers: random.chance(0.2) ? tiers : '[]',
    confirmation: random.chance(0.85) ? 'instant' : 'on_request',
    policy: random.common(['flexible', 'moderate', 'strict', 'final']),
    transport: transportOf(plan, n),
    attributes: attributes.filter(() => random.chance(0.3)),
    ba_host: random.chance(0.08),
    cutoff_first_minutes: random.pick([120, 720, 1440]),
    cutoff_later_minutes: random.pick([0, 60, 120]),
    horizon_days: random.pick([90, 180, 365]),
    meeting_text: 'At the gate, under the sign',
    meeting_latitude: around(city.latitude, random),
    meeting_longitude: around(city.longitude, random),
    images: random.pick(plan.galleries),
    status: 'published',
    ...placeOf(plan, n, random),
    is_demo: true,
    published_at: new Date(plan.today - random.next() * 3 * 365 * dayMs).toISOString(),
  };
}

// Three in a hundred are in the big one; the others have a realistic spread: a few with thousands, most with hundreds.
function cityOf({ cities }: LoadPlan, random: Random): PlannedCity {
  const place = random.chance(0.03) ? 0 : Math.floor(cities.length * random.next() ** 1.6);
  const city = cities[place];
  if (!city) throw new RangeError('a load needs cities');
  return city;
}

// The sort keys: popularity follows the number of ratings, and the rank partly follows popularity.
function placeOf(plan: LoadPlan, n: number, random: Random) {
  const { total, sum } = ratingFigures(plan, n);
  const popularity = Math.round(total * 10 + random.next() * 200);
  const rank = Math.round(popularity / 2 + random.next() * 2000);
  return { rank, popularity, review_total: total, review_sum: sum };
}

// Most last two to four hours, some a whole day.
function durationOf(random: Random): number {
  if (random.chance(0.12)) return random.between(12, 24) * 30;
  if (random.chance(0.02)) return 1440;
  return random.between(2, 11) * 30;
}

// The middle is near 35 dollars, one in a hundred costs more than 250; prices end in a half or a whole dollar.
function priceOf(random: Random): number {
  const bell = random.next() + random.next() + random.next() + random.next() - 2;
  return Math.max(500, Math.round((35 * Math.exp(bell * 1.35)) / 0.5) * 50);
}

function around(degrees: number, random: Random): number {
  return Math.round((degrees + (random.next() - 0.5) / 10) * 1e5) / 1e5;
}

/** The pickup of the n-th course; half have none. */
function transportOf(plan: LoadPlan, n: number): string {
  return randomFor(plan.seed, purposes.transport, n).common(['none', 'addon', 'free']);
}

/** The add-ons of the n-th course: a vehicle if pickup is one, a translator facilitator for one course in ten. */
export function addonRows(plan: LoadPlan, n: number): Row[] {
  const random = randomFor(plan.seed, purposes.addon, n);
  const course_id = firstIds.course + n;
  const vehicle: Row = {
    id: firstIds.addon + 2 * n,
    course_id,
    kind: 'vehicle',
    title: 'Pickup by car',
    description: 'There and back',
    unit_price_cents: 1200,
    persons_per_unit: 4,
  };
  const translator: Row = {
    id: firstIds.addon + 2 * n + 1,
    course_id,
    kind: 'translator',
    title: 'Translator facilitator',
    description: 'For the whole course',
    unit_price_cents: 2500,
    persons_per_unit: 8,
  };
  return [...(transportOf(plan, n) === 'addon' ? [vehicle] : []), ...(random.chance(0.1) ? [translator] : [])];
}
