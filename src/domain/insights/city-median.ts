// The median of a city's hosts, shown only where it says nothing of one of them (docs/domain/ledger.md#the-citys-median).

/** So many hosts must count. */
export const hostsAtLeast = 8;
/** No host may have more than one part of so many of the whole. */
export const partsAtLeast = 4;

/** Whether figures of hosts may be shown as one: at least eight of them, none with more than a quarter. */
export function isPublishable(amounts: readonly number[]): boolean {
  const sum = amounts.reduce((all, one) => all + one, 0);
  return amounts.length >= hostsAtLeast && amounts.every((one) => one * partsAtLeast <= sum);
}

/**
 * The median of amounts, one a host; null where it may not be shown. A host without any does not count. Rounded to two digits.
 */
export function cityMedian(amounts: readonly number[]): number | null {
  const counted = amounts.filter((one) => one > 0);
  return isPublishable(counted) ? twoDigits(middleOf(counted)) : null;
}

/**
 * The median of bookings for each view; null where it may not be shown. A host whom nobody has looked at does not count, and
 * none may have more than a quarter of the views, or of the bookings.
 */
export function cityRate(hosts: readonly { readonly booked: number; readonly views: number }[]): number | null {
  const counted = hosts.filter(({ views }) => views > 0);
  const isHidden =
    !isPublishable(counted.map(({ views }) => views)) || !isPublishable(counted.map(({ booked }) => booked));
  return isHidden ? null : twoDigits(middleOf(counted.map(({ booked, views }) => booked / views)));
}

/** The mean of the two in the middle, of three where their number is odd: the one in the middle would be a host's own figure. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const side = sorted.length % 2 === 0 ? sorted.length / 2 - 1 : (sorted.length - 3) / 2;
  const middle = sorted.slice(side, sorted.length - side);
  return middle.reduce((all, one) => all + one, 0) / middle.length;
}

/** 12345 becomes 12000, 0.0468 becomes 0.047: enough to compare, too little to work out who is behind it. */
function twoDigits(value: number): number {
  return Number(value.toPrecision(2));
}
