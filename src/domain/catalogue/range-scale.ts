// A slider's scale with most room where most items lie (docs/domain/search.md#ranges). Pure.

/** How many items lie at each place of a range: at whole steps, and at halves for all between two steps. */
export type Spread = readonly { readonly at: number; readonly total: number }[];

interface Ends {
  readonly min: number;
  readonly max: number;
}

/** A part of the scale and the number of items in it. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly total: number;
}

// The part with nine of ten items is even, in at most this many steps; beyond it the steps grow.
const CORE_SHARE = 0.05;
const CORE_STEPS = { least: 6, most: 20 };
const GROWTH = 1.5;

const ROUND_STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
const ROUND_NUMBERS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The first round step of at least this length. */
const roundStep = (length: number) => ROUND_STEPS.find((step) => step >= length) ?? Math.ceil(length / 100) * 100;

/** The first round whole number of at least this size: 80, 100, 120, 150. */
function roundNumber(least: number): number {
  const size = 10 ** Math.floor(Math.log10(least));
  const found = ROUND_NUMBERS.map((number) => number * size).find(
    (number) => number >= least && Number.isInteger(number),
  );
  return found ?? 10 * size;
}

const within = (spread: Spread, { min, max }: Ends) => spread.filter(({ at }) => at >= min && at <= max);
const sum = (spread: Spread) => spread.reduce((all, { total }) => all + total, 0);

/** How many items lie in a range, inclusive. */
export function totalWithin(spread: Spread, [min, max]: readonly [number, number]): number {
  return sum(within(spread, { min, max }));
}

/** The place below which a share of all items lies. */
function quantile(spread: Spread, share: number): number {
  const target = sum(spread) * share;
  let passed = 0;
  for (const { at, total } of spread) {
    passed += total;
    if (passed >= target) return at;
  }
  return spread.at(-1)?.at ?? 0;
}

/** The even middle of the scale: start, end and step. */
function coreOf(spread: Spread, { min, max }: Ends): { start: number; end: number; step: number } {
  const bins = within(spread, { min, max }).toSorted((one, other) => one.at - other.at);
  const isEmpty = sum(bins) === 0;
  const [low, high] = isEmpty ? [min, max] : [quantile(bins, CORE_SHARE), quantile(bins, 1 - CORE_SHARE)];
  const steps = isEmpty ? CORE_STEPS.most : Math.ceil(2 * Math.sqrt(sum(bins))) + 2;
  const most = Math.min(CORE_STEPS.most, Math.max(CORE_STEPS.least, steps));
  const cut = (step: number) => {
    const start = Math.max(min, Math.floor(low / step) * step);
    const end = Math.min(max, Math.max(Math.ceil(high / step) * step, start + step));
    return { start, end, step };
  };
  const isFew = ({ start, end, step }: ReturnType<typeof cut>) => (end - start) / step <= most;
  return ROUND_STEPS.map(cut).find(isFew) ?? cut(roundStep((max - min) / most));
}

/**
 * The stops of a scale in order: even round steps where nine of ten items lie, growing ones beyond. Chosen values are
 * stops as well, so that a thumb can rest on them.
 */
export function scaleOf(spread: Spread, ends: Ends, chosen: readonly number[] = []): readonly number[] {
  const { start, end, step } = coreOf(spread, ends);
  const stops = new Set([ends.min, ends.max, ...chosen]);
  for (let at = start; at < end; at += step) stops.add(at);
  stops.add(end);
  for (let at = roundNumber(Math.max(end * GROWTH, end + step)); at < ends.max; at = roundNumber(at * GROWTH))
    stops.add(at);
  const lower = roundStep((start - ends.min) / 2);
  for (let at = Math.ceil((ends.min + 1) / lower) * lower; at < start; at += lower) stops.add(at);
  return [...stops].toSorted((one, other) => one - other);
}

/** The parts between stops. An item on a stop belongs to the part before it, on the first stop to the first part. */
export function barsOf(spread: Spread, stops: readonly number[]): readonly Bar[] {
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    const isIn = (at: number) => at <= to && (at > from || (index === 0 && at === from));
    return { from, to, total: sum(spread.filter(({ at }) => isIn(at))) };
  });
}

/** Stops labelled below a scale: the ends and some between, evenly spaced. */
export function labelsOf(stops: readonly number[], most: number): readonly number[] {
  const last = stops.length - 1;
  const count = Math.min(most, stops.length) - 1;
  return [...new Set(Array.from({ length: count + 1 }, (_, index) => Math.round((index * last) / Math.max(1, count))))];
}
