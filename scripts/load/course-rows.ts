// Courses of a load.
import type { Row } from './copy-text.ts';
import { courseText } from './course-text.ts';
import { diceOf, type Dice } from './dice.ts';
import { firstIds, hostId, type LoadPlan, type PlannedCity } from './plan.ts';
import { purposes } from './purposes.ts';
import { ratingFigures } from './ratings.ts';
import { transportOf } from './transport.ts';

const attributes = ['solo', 'family', 'couples', 'child-friendly', 'big-groups'];
const languages = ['English', 'French', 'Japanese', 'Korean', 'German', 'Spanish', 'Mandarin', 'Thai', 'Vietnamese'];
const steps = JSON.stringify([
  { title: 'Welcome', text: 'A drink, and a word about the day.', minutes: null },
  { title: 'The main part', text: 'At your own pace, with help where it is wanted.', minutes: null },
]);
const tiers = JSON.stringify([{ from_pax: 6, percent: 10 }]);
const dayMs = 86_400_000;

/** The row of the n-th course. */
export function courseRow(plan: LoadPlan, n: number): Row {
  const dice = diceOf(plan.seed, purposes.course, n);
  const { id: category_id, kind } = dice.common(plan.categories);
  const city = cityOf(plan, dice);
  return {
    id: firstIds.course + n,
    city_id: city.id,
    category_id,
    host_id: hostId(dice.below(plan.hosts)),
    ...courseText(diceOf(plan.seed, purposes.text, n), kind),
    steps,
    included: ['Everything on the table'],
    excluded: ['Tips'],
    bring: ['Good shoes'],
    accessibility: ['Ask the host'],
    languages: [...new Set(['English', dice.common(languages)])],
    duration_minutes: durationOf(dice),
    price_cents: priceOf(dice),
    min_pax: dice.has(0.7) ? 1 : 2,
    max_pax: dice.between(4, 16),
    group_tiers: dice.has(0.2) ? tiers : '[]',
    confirmation: dice.has(0.85) ? 'instant' : 'on_request',
    policy: dice.common(['flexible', 'moderate', 'strict', 'final']),
    transport: transportOf(plan, n),
    attributes: attributes.filter(() => dice.has(0.3)),
    ba_host: dice.has(0.08),
    cutoff_first_minutes: dice.pick([120, 720, 1440]),
    cutoff_later_minutes: dice.pick([0, 60, 120]),
    horizon_days: dice.pick([90, 180, 365]),
    meeting_text: 'At the gate, under the sign',
    meeting_latitude: around(city.latitude, dice),
    meeting_longitude: around(city.longitude, dice),
    images: dice.pick(plan.galleries),
    status: 'published',
    ...placeOf(plan, n, dice),
    is_demo: true,
    published_at: new Date(plan.today - dice.next() * 3 * 365 * dayMs).toISOString(),
  };
}

// Three in a hundred are in the big one; the others are spread as cities are: a few with thousands, most with hundreds.
function cityOf({ cities }: LoadPlan, dice: Dice): PlannedCity {
  const place = dice.has(0.03) ? 0 : Math.floor(cities.length * dice.next() ** 1.6);
  const city = cities[place];
  if (!city) throw new RangeError('a load needs cities');
  return city;
}

// What sorts go by: popularity follows the number of ratings, and the rank follows popularity in part.
function placeOf(plan: LoadPlan, n: number, dice: Dice) {
  const { total, sum } = ratingFigures(plan, n);
  const popularity = Math.round(total * 10 + dice.next() * 200);
  const rank = Math.round(popularity / 2 + dice.next() * 2000);
  return { rank, popularity, review_total: total, review_sum: sum };
}

// Most last two to four hours, some a whole day.
function durationOf(dice: Dice): number {
  if (dice.has(0.12)) return dice.between(12, 24) * 30;
  if (dice.has(0.02)) return 1440;
  return dice.between(2, 11) * 30;
}

// The middle is near 35 dollars, one in a hundred costs more than 250; prices end in a half or a whole dollar.
function priceOf(dice: Dice): number {
  const bell = dice.next() + dice.next() + dice.next() + dice.next() - 2;
  return Math.max(500, Math.round((35 * Math.exp(bell * 1.35)) / 0.5) * 50);
}

function around(degrees: number, dice: Dice): number {
  return Math.round((degrees + (dice.next() - 0.5) / 10) * 1e5) / 1e5;
}
