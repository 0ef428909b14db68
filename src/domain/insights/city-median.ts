// The median of a city's hosts, shown only where it reveals no single host (docs/domain/ledger.md#the-citys-median).

/** The fewest hosts with a figure. */
export const hostsAtLeast = 8;
/** No host may have more than 1 / `partsAtLeast` of the whole. */
export const partsAtLeast = 4;

/** Whether hosts' figures may be shown as one: at least eight hosts, none with more than a quarter. */
export function isPublishable(amounts: readonly number[]): boolean {
  const sum = amounts.reduce((all, one) => all + one, 0);
  return amounts.length >= hostsAtLeast && amounts.every((one) => one * partsAtLeast <= sum);
}

/**
 * The median of amounts, one per host, rounded to two digits; null where it may not be shown. Hosts without any are
 * left out.
 */
export function cityMedian(amounts: readonly number[]): number | null {
  const counted = amounts.filter((one) => one > 0);
  return isPublishable(counted) ? twoDigits(middleOf(counted)) : null;
}

/**
 * The median of bookings per view; null where it may not be shown. Hosts without views are left out; none may have more
 * than a quarter of the views or of the bookings.
 */
export function cityRate(hosts: readonly { readonly booked: number; readonly views: number }[]): number | null {
  const counted = hosts.filter(({ views }) => views > 0);
  const isHidden =
    !isPublishable(counted.map(({ views }) => views)) || !isPublishable(counted.map(({ booked }) => booked));
  return isHidden ? null : twoDigits(middleOf(counted.map(({ booked, views }) => booked / views)));
}

/** The mean of the two in the middle, or of three if the number is odd: the middle one would be a host's own figure. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const side = sorted.length % 2 === 0 ? sorted.length / 2 - 1 : (sorted.length - 3) / 2;
  const middle = sorted.slice(side, sorted.length - side);
  return middle.reduce((all, one) => all + one, 0) / middle.length;
}

/** 12345 becomes 12000, 0.0468 becomes 0.047: enough to compare, too coarse to identify a host. */
function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
