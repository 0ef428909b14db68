/**
 * The numbers of guests that still fit: 1 to what is left, at most what the listing takes
 * (docs/domain/calendar.md#party-and-add-ons).
 */
export function paxOptions(seatsLeft: number, maxPax: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(seatsLeft, maxPax)) }, (_, index) => index + 1);
}

/**
 * Units of an add-on that a party needs: one for each `personsPerUnit` persons, rounded up
 * (docs/domain/calendar.md#party-and-add-ons).
 */
export function unitsNeeded(personsPerUnit: number, pax: number): number {
  return Math.ceil(pax / Math.max(1, personsPerUnit));
}

/**
 * The counts of an add-on that a party can choose: 0 to what it needs, so that the highest is the needed one
 * (docs/domain/calendar.md#party-and-add-ons).
 */
export function addonOptions(personsPerUnit: number, pax: number): number[] {
  return Array.from({ length: unitsNeeded(personsPerUnit, pax) + 1 }, (_, count) => count);
}

/** From here on the number of seats helps to choose. */
const FEW = 4;

/**
 * Whether the seats that are left are worth a word (docs/domain/calendar.md#a-month). While there are as many as one booking
 * may take, nobody else has booked yet.
 */
export function areFew(seatsLeft: number, maxPax: number): boolean {
  return seatsLeft <= FEW && seatsLeft < maxPax;
}
