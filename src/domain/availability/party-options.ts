/** 1 to the seats left, at most the listing's maximum (docs/domain/calendar.md#party-and-add-ons). */
export function paxOptions(seatsLeft: number, maxPax: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(seatsLeft, maxPax)) }, (_, index) => index + 1);
}

/** One unit per `personsPerUnit`, rounded up (docs/domain/calendar.md#party-and-add-ons). */
export function unitsNeeded(personsPerUnit: number, pax: number): number {
  return Math.ceil(pax / Math.max(1, personsPerUnit));
}

/** 0 to the units needed (docs/domain/calendar.md#party-and-add-ons). */
export function addonOptions(personsPerUnit: number, pax: number): number[] {
  return Array.from({ length: unitsNeeded(personsPerUnit, pax) + 1 }, (_, count) => count);
}

const FEW = 4;

/**
 * Whether to show the seats left (docs/domain/calendar.md#availability-of-a-month). With as many as one booking may take, there is no other booking
 * yet.
 */
export function areFew(seatsLeft: number, maxPax: number): boolean {
  return seatsLeft <= FEW && seatsLeft < maxPax;
}
