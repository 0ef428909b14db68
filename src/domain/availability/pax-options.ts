/** The numbers of guests that still fit: 1 to what is left, at most what the listing takes (product 3). */
export function paxOptions(seatsLeft: number, maxPax: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(seatsLeft, maxPax)) }, (_, index) => index + 1);
}
